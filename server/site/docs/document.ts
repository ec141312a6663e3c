/** The OpenAPI document of this installation: its routes, and beside them what webhooks send and what each type of block is. */
import { blockForms } from '../../content/blocks/block-forms.ts'
import type { Http } from '../../http/http.ts'
import { describeApi } from '../../http/openapi.ts'
import type { Config } from '../../platform/config.ts'
import { webhookBodies } from '../../webhooks/schemas.ts'

/** Must be called before any route is declared. */
export function describeAll(
  http: Http,
  { PUBLIC_URL, THIRD_PARTY_SYSTEMS }: Pick<Config, 'PUBLIC_URL' | 'THIRD_PARTY_SYSTEMS'>,
): void {
  describeApi(http, {
    publicUrl: PUBLIC_URL,
    thirdParties: THIRD_PARTY_SYSTEMS,
    webhooks: webhookBodies,
    forms: () => ({ Block: blockForms() }),
  })
}
