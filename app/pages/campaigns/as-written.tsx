/** The words of a campaign as they go out or went, for whoever may not change them or not now. */
import { lazy, Suspense } from 'react'
import type { CampaignRecord } from '../../../server/campaigns/schemas.ts'
import { Waiting } from '../../shell/waiting.tsx'
import css from './composer.module.css'

const Preview = lazy(() => import('./preview.tsx'))

export function AsWritten({
  campaign: { id, deliveryChannel, hash, text },
}: {
  readonly campaign: CampaignRecord
}) {
  if (deliveryChannel !== 'email') return <p className={css['bubble']}>{text}</p>
  return (
    <Suspense fallback={<Waiting />}>
      <Preview id={id} hash={hash} />
    </Suspense>
  )
}
