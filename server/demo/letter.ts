/** A letter of the demo shop as it is written down, and as the API takes it. */
import type { CampaignCreation } from '../campaigns/schemas.ts'
import type { Block } from '../content/blocks/blocks.ts'
import type { SceneName } from './drawings/scenes.ts'
import { SCENE_WORDS } from './sketches.ts'
import type { AuthorName } from './team.ts'

/** A block, or the name of a picture that is drawn. */
type Written = Block | { readonly scene: SceneName; readonly caption?: string }

export interface Letter {
  readonly title: string
  readonly about: string
  readonly segment: 'Regulars' | 'Newsletter'
  readonly author: AuthorName
  readonly blocks: readonly Written[]
}

const SHOP = 'https://shop.example.com'
export const h2 = (text: string): Block => ({ type: 'h2', text })
export const text = (text: string): Block => ({ type: 'text', text })
export const product = (handle: string, description?: string): Block => ({
  type: 'product',
  text: `product: ${handle}`,
  style: 'card',
  ...(description ? { description } : {}),
})
export const button = (words: string, path: string): Block => ({
  type: 'button',
  text: words,
  url: `${SHOP}/${path}`,
  style: 'button',
  alignment: 'left',
})

/** A letter as the API takes it; without pictures where there are none. */
export function creationOf(
  { title, about, blocks }: Letter,
  addressOf: ((name: string) => string) | undefined,
): CampaignCreation {
  return {
    deliveryChannel: 'email',
    title,
    notification: { emailDescription: about },
    blocks: [
      { type: 'h1', text: title },
      ...blocks.flatMap((block): Block[] => {
        if (!('scene' in block)) return [block]
        if (!addressOf) return []
        const { scene, caption } = block
        const picture: Block = {
          type: 'image',
          imageUrl: addressOf(scene),
          alt: SCENE_WORDS[scene],
          isFullWidth: true,
        }
        return [caption ? { ...picture, description: caption } : picture]
      }),
    ],
  }
}
