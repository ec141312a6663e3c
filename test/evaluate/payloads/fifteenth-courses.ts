/** A fifteenth round, written blind to the code: events of courses, memberships and newsletters. */
import { JSON_TYPE } from './fifth.ts'
import { CHIARA, DAAN, FREJA, HANNA, JONAS, OLIVER, RUBY } from './fifteenth.ts'
import type { Second } from './second.ts'

export const FIFTEENTH_COURSES: readonly Second[] = [
  [
    'teachable unsubscribed from marketing',
    JSON_TYPE,
    [
      {
        type: 'User.unsubscribe_from_marketing_emails',
        id: 4,
        hook_event_id: 'h',
        created: '2025-05-01T00:00:00Z',
        livemode: true,
        object: {
          id: 88,
          email: RUBY.email,
          name: 'Ruby Mason',
          role: 'student',
          unsubscribe_from_marketing_emails: true,
          school_id: 3,
        },
      },
    ],
    { ...RUBY, consent: false },
  ],
  [
    'thinkific enrollment',
    JSON_TYPE,
    {
      id: '2019',
      resource: 'enrollment',
      action: 'created',
      tenant_id: '59',
      created_at: '2025-02-01T00:18:10Z',
      payload: {
        course: { id: 68, name: 'Pottery basics' },
        free_trial: false,
        id: 3,
        percentage_completed: '0',
        user: { email: OLIVER.email, first_name: 'Oliver', id: 94, last_name: 'Grant' },
      },
    },
    { ...OLIVER, consent: undefined },
  ],
  [
    'kajabi form submission',
    JSON_TYPE,
    {
      id: 'k1',
      event: 'form_submission',
      payload: {
        form_title: 'Free chapter',
        member_first_name: 'Freja',
        member_last_name: 'Lund',
        member_email: FREJA.email,
        member_name: 'Freja Lund',
      },
    },
    { ...FREJA },
  ],
  [
    'learnworlds user',
    JSON_TYPE,
    {
      version: 2,
      type: 'userUpdated',
      trigger: 'user_updated',
      school_id: 's',
      data: {
        user: {
          id: 'u',
          email: JONAS.email,
          username: 'Jonas Weber',
          first_name: 'Jonas',
          last_name: 'Weber',
          subscribed_for_marketing_emails: false,
          eu_customer: true,
          is_admin: false,
          fields: { phone: '+49 151 23456780' },
        },
      },
    },
    { ...JONAS, phone: '+4915123456780', consent: false },
  ],
  [
    'memberstack member',
    JSON_TYPE,
    {
      event: 'member.created',
      timestamp: 1740000000,
      payload: {
        id: 'mem_1',
        auth: { email: DAAN.email },
        customFields: { 'first-name': 'Daan', 'last-name': 'Visser', phone: '+31612345678' },
        metaData: {},
        planConnections: [],
      },
    },
    { ...DAAN, phone: '+31612345678' },
  ],
  [
    'ghost member added',
    JSON_TYPE,
    {
      member: {
        current: {
          id: '6',
          uuid: 'u',
          email: HANNA.email,
          name: 'Hanna Ek',
          note: null,
          geolocation: null,
          subscribed: true,
          labels: [],
          status: 'free',
          avatar_image: null,
        },
        previous: {},
      },
    },
    { ...HANNA, consent: true },
  ],
  [
    'patreon member',
    JSON_TYPE,
    {
      data: {
        id: 'm',
        type: 'member',
        attributes: {
          full_name: 'Chiara Galli',
          email: CHIARA.email,
          patron_status: 'active_patron',
          note: '',
          pledge_relationship_start: '2025-01-01',
        },
        relationships: {
          user: { data: { id: '9', type: 'user' } },
          campaign: { data: { id: '1', type: 'campaign' } },
        },
      },
      included: [
        {
          id: '1',
          type: 'campaign',
          attributes: { creation_name: 'podcast', patron_count: 12, vanity: 'show' },
        },
      ],
    },
    { ...CHIARA },
  ],
]
