/** The composer of an SMS: the text, what it costs, and the character that makes it dear. */
import { Alert, Button, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Preview as Answer } from '../../../server/app-api/preview-schemas.ts'
import type { CampaignRecord } from '../../../server/campaigns/schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import { ComposerFrame, useComposer } from './composer-frame.tsx'
import { SmsDetails } from './details.tsx'
import { Beside } from './panes.tsx'
import { useReach } from './use-audience.ts'
import { VariableInput } from './words/variable-input.tsx'
import { tooLong } from './too-long.ts'
import css from './composer.module.css'

/** As the API has it, in code points. */
const MOST = 1_600

type Cost = NonNullable<Answer['cost']>

export default function SmsComposer({ record }: { readonly record: CampaignRecord }) {
  const { sms: words, details, title } = useWords(composerWords)
  const composer = useComposer(record)
  const { session, state } = composer
  const { draft } = state
  const preview = useSmsPreview(record.id, state.hash)
  const setText = (text: string) => session.change((before) => ({ ...before, text }))
  return (
    <ComposerFrame
      composer={composer}
      aside={
        <Beside
          composer={composer}
          panes={composer.panes}
          layout={composer.layout}
          preview={
            preview && (
              <section aria-label={words.sender}>
                <Text size="sm" c="dimmed" mb="xs">
                  {words.sender}
                </Text>
                <p className={css['bubble']}>{preview.content}</p>
              </section>
            )
          }
        />
      }
    >
      <h1 className={css['title']}>
        <VariableInput
          value={draft.title}
          onText={(text) => session.change((before) => ({ ...before, title: text }))}
          field={{ 'aria-label': title, placeholder: title, variant: 'unstyled' }}
        />
      </h1>
      <div className={css['details']}>
        <SmsDetails
          draft={draft}
          onDraft={(make) => session.change(make)}
          isFolded={composer.layout === 'phone'}
        />
      </div>
      <VariableInput
        isLong
        value={draft.text}
        onText={setText}
        field={{ label: words.text, minRows: 5, error: tooLong(draft.text, MOST, details.long) }}
      />
      {preview?.cost && (
        <CostOf
          cost={preview.cost}
          segmentIds={draft.segmentIds}
          onReplace={(from, to) => setText(draft.text.replaceAll(from, to))}
        />
      )}
    </ComposerFrame>
  )
}

function useSmsPreview(id: string, hash: string): Answer | undefined {
  const api = useApi()
  const { data } = useQuery({
    queryKey: [api.key, 'preview', id, hash, 'sms'],
    queryFn: ({ signal }) =>
      api.get<Answer>(`/app/api/campaigns/${id}/preview`, { query: { format: 'sms' }, signal }),
    placeholderData: keepPreviousData,
  })
  return data
}

function CostOf({
  cost: { segments, left, dear },
  segmentIds,
  onReplace,
}: {
  readonly cost: Cost
  readonly segmentIds: readonly string[]
  readonly onReplace: (from: string, to: string) => void
}) {
  const { sms: words } = useWords(composerWords)
  const numbers = useNumbers()
  const { data: reach } = useReach('sms', segmentIds)
  const [first] = dear
  return (
    <>
      <Text className="figures" mt="xs" role="status">
        <strong>{segments === 1 ? words.segment : words.segments(String(segments))}</strong>
        {` · ${words.left(String(left))}`}
        {segmentIds.length > 0 &&
          reach &&
          ` · ${words.total(numbers(segments * reach.recipients), numbers(reach.recipients))}`}
      </Text>
      {first && (
        <Alert variant="default" mt="md" title={words.dear}>
          <Text mb="xs">{words.dearText(first.character, String(first.position))}</Text>
          {first.suggestion !== null && (
            <Button
              size="xs"
              variant="default"
              onClick={() => onReplace(first.character, first.suggestion ?? '')}
            >
              {first.suggestion ? words.replace(first.suggestion) : words.leaveOut}
            </Button>
          )}
        </Alert>
      )}
    </>
  )
}
