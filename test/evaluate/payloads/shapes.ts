/** How form builders dress up what was filled in, as their public documentation shows it; each a case of its own. */
import type { Answer, Filled, Role } from './people.ts'

export interface Sent {
  readonly type: string
  readonly body: string
}

type Shape = (form: Filled) => Sent

const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'

function json(value: unknown, type = JSON_TYPE): Sent {
  return { type, body: JSON.stringify(value) }
}

function form(pairs: readonly (readonly [string, string])[]): Sent {
  return {
    type: FORM,
    body: new URLSearchParams(pairs.map(([key, value]): [string, string] => [key, value])).toString(),
  }
}

function text({ value }: Answer): string {
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value
}

const isBox = ({ value }: Answer): boolean => typeof value === 'boolean'
const slug = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '_')
    .replaceAll(/^_|_$/g, '')
const id = (at: number): string => `Zx${at}kQ7${at * 13}`
const named = (names: Partial<Record<Role, string>>, role: Role, other = 'text'): string =>
  names[role] ?? other
const byLabel = ({ answers }: Filled): Record<string, unknown> =>
  Object.fromEntries(answers.map((one) => [one.label, isBox(one) ? one.value : one.value]))
const ticked = (answers: readonly Answer[]): readonly Answer[] =>
  answers.filter(({ value }) => value !== false)

export const SHAPES: Readonly<Record<string, Shape>> = {
  typeform: ({ title, answers }) =>
    json({
      event_id: '01H8X',
      event_type: 'form_response',
      form_response: {
        form_id: 'lT4Z3j',
        token: 'a3a12ec67a1365927098a606107fac15',
        submitted_at: '2026-01-18T18:17:02Z',
        hidden: { utm_source: 'ads' },
        definition: {
          id: 'lT4Z3j',
          title,
          fields: answers.map((one, at) => ({
            id: id(at),
            title: one.label,
            type: isBox(one)
              ? 'yes_no'
              : named(
                  { email: 'email', phone: 'phone_number', choice: 'multiple_choice', message: 'long_text' },
                  one.role,
                  'short_text',
                ),
            ref: `ref-${at}`,
          })),
        },
        answers: answers.map((one, at) => {
          const field = { id: id(at), ref: `ref-${at}` }
          if (isBox(one)) return { type: 'boolean', boolean: one.value, field: { ...field, type: 'yes_no' } }
          if (one.role === 'email')
            return { type: 'email', email: one.value, field: { ...field, type: 'email' } }
          if (one.role === 'phone')
            return {
              type: 'phone_number',
              phone_number: one.value,
              field: { ...field, type: 'phone_number' },
            }
          if (one.role === 'choice')
            return {
              type: 'choice',
              choice: { id: 'c1', label: one.value, ref: 'x' },
              field: { ...field, type: 'multiple_choice' },
            }
          return { type: 'text', text: one.value, field: { ...field, type: 'short_text' } }
        }),
      },
    }),
  tally: ({ title, answers }) =>
    json({
      eventId: 'a4cb511e',
      eventType: 'FORM_RESPONSE',
      createdAt: '2026-06-28T15:00:21.889Z',
      data: {
        responseId: '2wgx4n',
        submissionId: '2wgx4n',
        respondentId: 'dwQKYm',
        formId: 'VwbNEw',
        formName: title,
        createdAt: '2026-06-28T15:00:21.000Z',
        fields: answers.map((one, at) =>
          isBox(one)
            ? { key: `question_${id(at)}_x`, label: one.label, type: 'CHECKBOXES', value: one.value }
            : one.role === 'choice'
              ? {
                  key: `question_${id(at)}`,
                  label: one.label,
                  type: 'MULTIPLE_CHOICE',
                  value: ['e9a4b7f1'],
                  options: [
                    { id: 'e9a4b7f1', text: one.value },
                    { id: 'aa23', text: 'Other' },
                  ],
                }
              : {
                  key: `question_${id(at)}`,
                  label: one.label,
                  type: named(
                    { email: 'INPUT_EMAIL', phone: 'INPUT_PHONE_NUMBER', message: 'TEXTAREA' },
                    one.role,
                    'INPUT_TEXT',
                  ),
                  value: one.value,
                },
        ),
      },
    }),
  'jotform raw': (filled) => {
    const fields: Record<string, unknown> = { slug: 'submit/2301', event_id: '1688_x', submitSource: 'form' }
    const { answers } = filled
    answers.forEach((one, at) => {
      if (one.role !== 'first' && one.role !== 'last')
        fields[`q${at + 3}_${slug(one.label).replaceAll('_', '')}`] =
          one.role === 'phone' ? { full: one.value } : text(one)
    })
    const [first, last] = ['first', 'last'].map((role) => answers.find((one) => one.role === role)?.value)
    if (first !== undefined) fields['q2_name'] = { first, ...(last !== undefined && { last }) }
    return form([
      ['formID', '2301'],
      ['submissionID', '58'],
      ['formTitle', filled.title],
      ['ip', '198.51.100.1'],
      ['rawRequest', JSON.stringify(fields)],
      ['type', 'WEB'],
    ])
  },
  'jotform api': ({ answers }) =>
    json({
      responseCode: 200,
      content: {
        id: '58',
        form_id: '2301',
        ip: '198.51.100.1',
        created_at: '2026-01-01 10:00:00',
        status: 'ACTIVE',
        answers: Object.fromEntries(
          answers.map((one, at) => [
            String(at + 1),
            {
              name: slug(one.label),
              order: String(at),
              text: one.label,
              type: named(
                { email: 'control_email', phone: 'control_phone', message: 'control_textarea' },
                one.role,
                'control_textbox',
              ),
              answer: text(one),
            },
          ]),
        ),
      },
    }),
  'google forms script': ({ answers }) =>
    json({
      authMode: 'FULL',
      namedValues: Object.fromEntries([
        ['Timestamp', ['18/01/2026 10:11:12']],
        ...answers.map((one) => [one.label, [text(one)]]),
      ]),
      range: { columnEnd: 6, rowStart: 12 },
      triggerUid: '991',
    }),
  'google forms rows': ({ answers }) =>
    json({
      headers: ['Timestamp', ...answers.map(({ label }) => label)],
      values: ['2026-01-18 10:11', ...answers.map(text)],
    }),
  'google forms items': ({ title, answers }) =>
    json({
      formTitle: title,
      responseId: '2_ABaOn',
      items: answers.map((one) => ({ title: one.label, type: 'TEXT', response: text(one) })),
    }),
  webflow: (filled) =>
    json({
      triggerType: 'form_submission',
      payload: {
        name: filled.title,
        siteId: '65427cf4',
        data: byLabel(filled),
        schema: filled.answers.map((one, at) => ({
          fieldName: one.label,
          fieldType: one.role === 'email' ? 'FormTextInput' : 'FormTextInput',
          fieldElementId: `e${at}a-9`,
        })),
        submittedAt: '2026-01-18T10:00:00Z',
        id: '6321ca84',
        formId: '65429ead',
        formElementId: '4e038d2c',
      },
    }),
  'webflow old': (filled) =>
    json({
      name: filled.title,
      site: '62749158',
      data: Object.fromEntries(filled.answers.map((one) => [one.label, text(one)])),
      d: '2026-01-18T10:00:00Z',
      _id: '6321',
    }),
  squarespace: ({ answers }) =>
    json({
      formSubmission: {
        formId: 'x1',
        submittedOn: '2026-01-18',
        fields: answers.map((one) => ({ fieldLabel: one.label, fieldValue: text(one) })),
      },
    }),
  wix: ({ title, answers }) =>
    json({
      data: {
        formName: title,
        submissionTime: '2026-01-18T10:00:00Z',
        submissions: answers.map((one) => ({ label: one.label, value: text(one) })),
        formId: 'f1',
        submissionId: 's1',
      },
    }),
  'elementor simple': ({ title, answers }) =>
    form([
      ...answers.map(
        (one) => [one.label, isBox(one) ? (one.value === true ? 'on' : 'no') : text(one)] as const,
      ),
      ['Date', 'January 18, 2026'],
      ['Time', '10:11 am'],
      ['Page URL', 'https://shop.example/contact'],
      ['User Agent', 'Mozilla/5.0'],
      ['Remote IP', '198.51.100.1'],
      ['Powered by', 'Elementor'],
      ['form_id', '070f24a'],
      ['form_name', title],
    ]),
  'elementor advanced': ({ title, answers }) =>
    form([
      ['form[id]', '070f24a'],
      ['form[name]', title],
      ...answers.flatMap((one, at) => {
        const key = one.role === 'email' ? 'email' : `field_${at}`
        return [
          [`fields[${key}][id]`, key],
          [`fields[${key}][type]`, named({ email: 'email', phone: 'tel', message: 'textarea' }, one.role)],
          [`fields[${key}][title]`, one.label],
          [`fields[${key}][value]`, text(one)],
          [`fields[${key}][raw_value]`, text(one)],
          [`fields[${key}][required]`, '1'],
        ] as [string, string][]
      }),
      ['meta[remote_ip][title]', 'Remote IP'],
      ['meta[remote_ip][value]', '198.51.100.1'],
      ['meta[page_url][title]', 'Page URL'],
      ['meta[page_url][value]', 'https://shop.example'],
    ]),
  'gravity labels': ({ answers }) =>
    json({
      form_id: '3',
      id: '118',
      date_created: '2026-01-18 10:11:12',
      ip: '198.51.100.1',
      source_url: 'https://shop.example',
      ...Object.fromEntries(answers.map((one) => [one.label, text(one)])),
    }),
  wpforms: ({ title, answers }) =>
    json({
      form_id: 12,
      form_title: title,
      entry_id: 55,
      fields: Object.fromEntries(
        answers.map((one, at) => [
          String(at),
          {
            name: one.label,
            value: text(one),
            id: at,
            type: named({ email: 'email', phone: 'phone', message: 'textarea' }, one.role),
          },
        ]),
      ),
    }),
  cf7: ({ answers }) =>
    form([
      ['_wpcf7', '123'],
      ['_wpcf7_version', '5.9'],
      ['_wpcf7_locale', 'en_US'],
      ['_wpcf7_unit_tag', 'wpcf7-f123-p7-o1'],
      ...ticked(answers).map(
        (one) =>
          [
            named(
              {
                email: 'your-email',
                name: 'your-name',
                message: 'your-message',
                phone: 'tel-914',
                news: 'acceptance-newsletter',
                first: 'first-name',
                last: 'last-name',
                city: 'your-city',
              },
              one.role,
              slug(one.label),
            ),
            isBox(one) ? '1' : text(one),
          ] as const,
      ),
      ...answers
        .filter(({ role, value }) => role === 'news' && value === false)
        .map((): [string, string] => ['acceptance-newsletter', '0']),
    ]),
  'hubspot form': ({ answers }) =>
    json({
      submittedAt: '1517927174000',
      fields: answers.map((one) => ({
        objectTypeId: '0-1',
        name: named(
          {
            email: 'email',
            first: 'firstname',
            last: 'lastname',
            name: 'full_name',
            phone: 'mobilephone',
            message: 'message',
            company: 'company',
            city: 'city',
            zip: 'zip',
            news: 'newsletter',
          },
          one.role,
          slug(one.label),
        ),
        value: text(one),
      })),
      context: { pageUri: 'www.shop.example/page', pageName: 'Contact' },
    }),
  'facebook lead': ({ answers }) =>
    json({
      id: '120210000',
      created_time: '2026-01-18T10:00:00+0000',
      ad_id: '99',
      form_id: '77',
      field_data: answers.map((one) => ({
        name: named(
          {
            email: 'email',
            first: 'first_name',
            last: 'last_name',
            name: 'full_name',
            phone: 'phone_number',
            city: 'city',
            zip: 'post_code',
          },
          one.role,
          slug(one.label),
        ),
        values: [text(one)],
      })),
    }),
  'google ads lead': ({ answers }) =>
    json({
      lead_id: 'TeSter',
      api_version: '1.0',
      form_id: 40,
      campaign_id: 12,
      google_key: 'k',
      is_test: true,
      user_column_data: answers.map((one) => ({
        column_name: one.label,
        string_value: text(one),
        column_id: named(
          {
            email: 'EMAIL',
            first: 'FIRST_NAME',
            last: 'LAST_NAME',
            name: 'FULL_NAME',
            phone: 'PHONE_NUMBER',
            city: 'CITY',
            zip: 'POSTAL_CODE',
            company: 'COMPANY_NAME',
          },
          one.role,
          slug(one.label),
        ),
      })),
    }),
  zapier: (filled) => json({ ...byLabel(filled), zap_meta_human_now: '2026-01-18', id: '9' }),
  make: ({ answers }) =>
    json([Object.fromEntries(answers.map((one) => [slug(one.label), isBox(one) ? one.value : one.value]))]),
  n8n: (filled) =>
    json([
      {
        headers: { host: 'n8n.example', 'user-agent': 'axios' },
        params: {},
        query: {},
        body: { ...byLabel(filled), submittedAt: '2026-01-18T10:00:00Z', formMode: 'production' },
      },
    ]),
  netlify: ({ title, answers }) => {
    const data = Object.fromEntries(answers.map((one) => [one.label, text(one)]))
    return json({
      number: 4,
      form_name: title,
      form_id: '5a',
      site_url: 'https://x.example',
      id: '5b',
      data: { ...data, ip: '198.51.100.1', user_agent: 'Mozilla', referrer: 'https://x.example' },
      human_fields: data,
      ordered_human_fields: answers.map((one) => ({
        title: one.label,
        name: slug(one.label),
        value: text(one),
      })),
      created_at: '2026-01-18',
    })
  },
  formspree: ({ answers }) =>
    json({
      form: 'mqkvabcd',
      submission: {
        _date: '2026-01-18T10:00:00Z',
        ...Object.fromEntries(
          answers.map((one) => [one.role === 'email' ? '_replyto' : slug(one.label), text(one)]),
        ),
      },
    }),
  framer: (filled) => json(byLabel(filled)),
  paperform: ({ answers }) =>
    json({
      data: answers.map((one, at) => ({
        title: one.label,
        description: null,
        type: named({ email: 'email', phone: 'phone' }, one.role),
        key: `k${at}x9`,
        custom_key: null,
        value: isBox(one) ? one.value : one.value,
      })),
      form_id: 'f9',
      submission_id: 's9',
      created_at: '2026-01-18 10:00:00',
      ip_address: '198.51.100.1',
      team_id: 4,
    }),
  fillout: ({ title, answers }) =>
    json({
      formId: 'xj2',
      formName: title,
      submission: {
        submissionId: 'abc',
        submissionTime: '2026-01-18T10:00:00Z',
        questions: answers.map((one, at) => ({
          id: id(at),
          name: one.label,
          type: named(
            { email: 'EmailInput', phone: 'PhoneNumber', message: 'LongAnswer' },
            one.role,
            isBox(one) ? 'Checkbox' : 'ShortAnswer',
          ),
          value: one.value,
        })),
        calculations: [],
        urlParameters: [{ id: 'email', name: 'ref', value: 'ad' }],
      },
    }),
  cognito: (filled) =>
    json({
      Form: { Id: '1', InternalName: 'Contact', Name: filled.title },
      ...Object.fromEntries(
        filled.answers.map((one) => [
          one.label.replaceAll(/[^\p{L}]/gu, ''),
          isBox(one) ? one.value : one.value,
        ]),
      ),
      Entry: {
        Number: 5,
        DateSubmitted: '2026-01-18',
        Status: 'Submitted',
        Origin: { IpAddress: '198.51.100.1', City: 'Somewhere', CountryCode: 'US' },
      },
      Id: '1-5',
    }),
  surveymonkey: ({ answers }) =>
    json({
      id: '5007154325',
      survey_id: '1',
      recipient_id: '',
      collector_id: '5',
      ip_address: '198.51.100.1',
      response_status: 'completed',
      pages: [
        {
          id: '73527947',
          questions: answers.map((one, at) => ({
            id: `${at + 100}`,
            heading: one.label,
            family: 'open_ended',
            answers: [{ text: text(one), tag_data: [] }],
          })),
        },
      ],
    }),
  ninja: ({ title, answers }) =>
    json({
      form_id: 2,
      form_title: title,
      fields: answers.map((one, at) => ({
        id: at + 1,
        key: `${slug(one.label)}_1680000${at}`,
        label: one.label,
        type: named({ email: 'email', phone: 'phone', message: 'textarea' }, one.role, 'textbox'),
        value: isBox(one) ? (one.value === true ? 1 : 0) : one.value,
      })),
    }),
  formidable: ({ answers }) =>
    form([
      ['form_id', '4'],
      ['item_key', 'abc1'],
      ...answers.map((one) => [`item_meta[${one.label}]`, text(one)] as const),
    ]),
  unbounce: ({ answers }) =>
    form([
      ['page_uuid', '1f'],
      ['page_name', 'Landing page'],
      ['variant', 'a'],
      [
        'data.json',
        JSON.stringify({
          ...Object.fromEntries(answers.map((one) => [slug(one.label), [text(one)]])),
          ip_address: ['198.51.100.1'],
          page_uuid: '1f',
          variant: 'a',
          time_submitted: ['10:11 PM UTC'],
        }),
      ],
    ]),
  leadpages: (filled) =>
    json({
      form_uid: 'x',
      page_name: filled.title,
      lead: Object.fromEntries(filled.answers.map((one) => [slug(one.label), text(one)])),
      meta: { user_agent: 'x', ip: '198.51.100.1' },
    }),
  'formstack json': ({ answers }) =>
    json({
      FormID: '23534',
      UniqueID: '12345678',
      ...Object.fromEntries(
        answers.map((one) => [
          one.label,
          {
            value: text(one),
            field_type: named({ email: 'email', phone: 'phone', message: 'textarea' }, one.role),
          },
        ]),
      ),
    }),
  'formstack form': ({ answers }) =>
    form([
      ['FormID', '23534'],
      ['UniqueID', '12345678'],
      ...answers.map(
        (one) =>
          [one.label, `value = ${text(one)}\nfield_type = ${named({ email: 'email' }, one.role)}`] as const,
      ),
    ]),
  wufoo: ({ answers }) =>
    form([
      ...answers.map((one, at) => [`Field${at + 1}`, text(one)] as const),
      ['CreatedBy', 'public'],
      ['DateCreated', '2026-01-18 10:00:00'],
      ['EntryId', '5'],
      ['IP', '198.51.100.1'],
      ['HandshakeKey', 'k'],
      [
        'FieldStructure',
        JSON.stringify({
          Fields: answers.map((one, at) => ({
            ID: `Field${at + 1}`,
            Title: one.label,
            Type: named({ email: 'email', phone: 'phone' }, one.role),
            Page: '1',
          })),
        }),
      ],
      ['FormStructure', JSON.stringify({ Name: 'Contact form', Hash: 'z1' })],
    ]),
  elfsight: ({ answers }) =>
    json(
      answers.map((one, at) => ({
        id: id(at),
        name: one.label,
        value: text(one),
        type: named({ email: 'email', phone: 'phone' }, one.role, 'shortText'),
      })),
    ),
  'jquery serializeArray': ({ answers }) =>
    json(answers.map((one) => ({ name: slug(one.label), value: text(one) }))),
  sitecliq: ({ answers }) =>
    json({
      fields: Object.fromEntries(
        answers.map((one, at) => [
          id(at),
          { title: one.label, value: text(one), type: named({ email: 'email', phone: 'phone' }, one.role) },
        ]),
      ),
    }),
  survicate: ({ answers }) =>
    json({
      messageId: 'm1',
      survey: { id: 's1', name: 'How did we do?' },
      respondent: { uuid: 'r1' },
      responses: answers.map((one, at) => ({
        question: { id: at + 1, body: one.label, type: 'text' },
        answer: { type: 'text', body: text(one) },
      })),
    }),
  'microsoft forms flow': (filled) =>
    json({
      responder: 'anonymous',
      submitDate: '2026-01-18T10:00:00Z',
      ...Object.fromEntries(filled.answers.map((one) => [one.label, text(one)])),
    }),
  'plain html': ({ answers }) =>
    form(ticked(answers).map((one) => [slug(one.label), isBox(one) ? 'on' : text(one)] as const)),
  'nested brackets': ({ answers }) =>
    form(answers.map((one) => [`contact[${slug(one.label)}]`, text(one)] as const)),
  'linkedin lead': ({ answers }) =>
    json({
      id: 'l1',
      leadType: 'SPONSORED',
      form: {
        questions: answers.map((one, at) => ({
          questionId: at + 40,
          name: slug(one.label),
          question: one.label,
        })),
      },
      formResponse: {
        answers: answers.map((one, at) => ({
          questionId: at + 40,
          answerDetails: { textQuestionAnswer: { answer: text(one) } },
        })),
      },
    }),
  'calendly questions': ({ answers }) =>
    json({
      event: 'invitee.created',
      created_by: 'https://api.calendly.com/users/A',
      payload: {
        email: answers.find(({ role }) => role === 'email')?.value,
        name: 'Guest',
        questions_and_answers: answers
          .filter(({ role }) => role !== 'email')
          .map((one, position) => ({ question: one.label, answer: text(one), position })),
        scheduled_event: {
          name: '30 minute meeting',
          event_memberships: [{ user_email: 'host@shop.example', user_name: 'Host Person' }],
        },
      },
    }),
}
