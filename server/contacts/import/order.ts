/** What a person says about an uploaded file: what its columns hold, and what its people agreed to. */
import type { Queryable } from '../../platform/database.ts'
import { refuse, said } from '../../refusals.ts'
import type { Channel } from '../channel.ts'
import { readTags } from '../contact-input.ts'
import { listFields } from '../custom-fields/store.ts'
import { readCountry } from '../settings-store.ts'
import type { Task } from '../tasks/schemas.ts'
import { MappingWrong, placeByIndex } from './import-columns.ts'
import { readRow } from './import-values.ts'

export interface WizardOrder {
  /** Of each column the name of its field, or null where it is left out. */
  readonly targets: readonly (string | null)[]
  /** `invited`: new contacts are asked to confirm first. */
  readonly admission: 'active' | 'invited'
  /** What new contacts agreed to get. */
  readonly channels: Readonly<Record<Channel, boolean>>
  /** How they agreed: asked for where they are active at once. */
  readonly proof: string
  /** For every contact of the file. */
  readonly tags: readonly string[]
}

const PROOF_LENGTH = 2_000

export type RowReader = (cells: readonly string[]) => ReturnType<typeof readRow>

/** Refused with 400, each by its member. */
export async function rowReader(
  db: Queryable,
  { workspaceId, params }: Pick<Task, 'workspaceId' | 'params'>,
  order: WizardOrder,
): Promise<RowReader> {
  // Written by read-upload.ts.
  const header = params['header'] as readonly string[]
  const columns = placed(header, await listFields(db, workspaceId), order)
  const proof = order.proof.trim()
  if (proof.length > PROOF_LENGTH)
    refuse(
      'import-order-invalid',
      'proof',
      `use at most ${PROOF_LENGTH} characters`,
      said('value-long', PROOF_LENGTH),
    )
  if (order.admission === 'active' && proof === '')
    refuse(
      'import-order-invalid',
      'proof',
      'say where and how these people agreed to get your messages',
      said('import-proof'),
    )
  if (!order.channels.email && !order.channels.sms)
    refuse(
      'import-order-invalid',
      'channels',
      'choose at least one channel that they agreed to',
      said('import-channels'),
    )
  const settings = {
    country: await readCountry(db, workspaceId),
    invites: order.admission === 'invited',
    channels: order.channels,
    ...(proof && { proof }),
    ...(order.tags.length > 0 && { tags: readTags(order.tags, 'tags') }),
  }
  return (cells) => readRow(cells, columns, settings)
}

function placed(
  header: readonly string[],
  fields: Awaited<ReturnType<typeof listFields>>,
  { targets }: WizardOrder,
) {
  if (targets.length !== header.length)
    refuse('import-order-invalid', 'targets', `name a field or null for each of the ${header.length} columns`)
  try {
    const columns = placeByIndex(header, fields, targets)
    const names = columns.placed.some(
      ({ field }) => field && /^(email|phone|name|first_name|last_name)$/.test(field),
    )
    if (!names)
      refuse(
        'import-order-invalid',
        'targets',
        'say which column holds the email, the phone or the name',
        said('import-columns'),
      )
    return columns
  } catch (error) {
    if (error instanceof MappingWrong)
      refuse('import-order-invalid', 'targets', error.message, said('import-field-gone'))
    throw error
  }
}

/** The order that was given with the check, as it is kept with the task. */
export function orderOf({ params }: Task): WizardOrder {
  // Written by wizard.ts, and checked there.
  return params['order'] as WizardOrder
}
