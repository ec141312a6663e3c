/** Who gets it and when, and the button that lets it go. */
import { Button, Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Preflight } from '../../../server/app-api/campaign-schemas.ts'
import type { CampaignRecord } from '../../../server/campaigns/schemas.ts'
import { useHere, useMay } from '../../api/workspace.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { reviewWords } from '../../words/campaigns-review.ts'
import { useWords } from '../../words/language.ts'
import { Copy } from '../settings/copy.tsx'
import { useVerb } from './use-verb.ts'
import { instantIn, wallIn } from './zone-time.ts'
import css from './review.module.css'

/** In which it can be taken back. */
const UNDO_SECONDS = 10
const HOUR_MILLISECONDS = 3_600_000

export function Release({
  campaign: { id, hash, deliveryChannel },
  preflight: { isReady, recipients },
}: {
  readonly campaign: CampaignRecord
  readonly preflight: Preflight
}) {
  const words = useWords(reviewWords)
  const people = usePeople(recipients)
  const { timezone } = useHere().workspace
  const [when, setWhen] = useState('now')
  const [wall, setWall] = useState(() => wallIn(timezone, new Date(Date.now() + HOUR_MILLISECONDS)))
  const [fault, setFault] = useState<string>()
  const { mutate, isPending } = useVerb(id)
  const may = useMay('campaigns:publish')
  function release(): void {
    if (when === 'now') return mutate({ verb: 'publish', hash, query: { undoSeconds: UNDO_SECONDS } })
    const at = instantIn(timezone, wall)
    const wrong = !at ? words.dateMissing : at.getTime() <= Date.now() ? words.datePast : undefined
    setFault(wrong)
    if (at && wrong === undefined) mutate({ verb: 'schedule', hash, body: { at: at.toISOString() } })
  }
  const canGo = isReady && (recipients > 0 || deliveryChannel === 'email')
  return (
    <>
      <Who recipients={recipients} channel={deliveryChannel} />
      {may ? (
        <FormSection title={words.when}>
          <Radio.Group aria-label={words.when} value={when} onChange={setWhen}>
            <Stack>
              <Radio value="now" label={words.now} description={words.nowText} />
              <Radio value="later" label={words.later} />
            </Stack>
          </Radio.Group>
          {when === 'later' && (
            <TextInput
              type="datetime-local"
              label={words.date}
              description={words.zone(timezone)}
              value={wall}
              error={fault}
              onChange={(event) => setWall(event.currentTarget.value)}
              maw={280}
            />
          )}
          <div>
            <Button size="md" onClick={release} loading={isPending} disabled={!canGo}>
              {when === 'later' ? words.schedule : recipients > 0 ? words.publish(people) : words.publishPost}
            </Button>
          </div>
        </FormSection>
      ) : (
        <FormSection title={words.handOver} text={words.mayNot}>
          <div>
            <Copy text={location.href} label={words.copyAddress} copied={words.copied} />
          </div>
        </FormSection>
      )}
    </>
  )
}

/** How many it reaches now, and how; without any it is a post alone. */
export function Who({
  recipients,
  channel,
}: {
  readonly recipients: number
  readonly channel: CampaignRecord['deliveryChannel']
}) {
  const words = useWords(reviewWords)
  const people = usePeople(recipients)
  const isEmail = channel === 'email'
  const how = isEmail ? words.byEmail : words.bySms
  return (
    <FormSection title={words.who}>
      <p className={css['who']}>
        <strong className={css['number']}>{people}</strong>{' '}
        {recipients > 0 ? how : isEmail ? words.postOnly : words.none}
      </p>
    </FormSection>
  )
}

export function usePeople(count: number): string {
  const words = useWords(reviewWords)
  const numbers = useNumbers()
  if (count === 0) return words.nobody
  return count === 1 ? words.person : words.people(numbers(count))
}
