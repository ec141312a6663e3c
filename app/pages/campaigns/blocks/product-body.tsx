/** A product in a letter: described here, one of the catalogue, or what a search finds on the day. */
import { Button, Group } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { VariableInput } from '../words/variable-input.tsx'
import css from './blocks.module.css'
import { readableText, referenceIn } from './product-reference.ts'
import { ShownProducts } from './shown-products.tsx'

const ProductPicker = lazy(() => import('./product-picker.tsx'))

export function ProductBody({
  block,
  onBlock,
  name,
}: {
  readonly block: Block
  readonly onBlock: (block: Block) => void
  readonly name: string
}) {
  const all = useWords(blockWords)
  const { product: words, holds } = all
  const [isFinding, setFinding] = useState(false)
  const { text = '' } = block
  const reference = referenceIn(text)
  return (
    <div className={css['product']}>
      {reference ? (
        <ShownProducts reference={reference} title={readableText(block, all)} />
      ) : (
        <VariableInput
          value={text}
          onText={(typed) => onBlock({ ...block, text: typed })}
          field={{
            label: words.name,
            'aria-label': `${words.name}, ${name}`,
            ...(text.trim() ? {} : { description: holds.textMissing }),
          }}
        />
      )}
      <Group gap="xs" mt="xs">
        <Button size="xs" variant="default" onClick={() => setFinding(true)}>
          {reference ? words.change : words.find}
        </Button>
        {reference && (
          <Button size="xs" variant="subtle" onClick={() => onBlock({ type: 'product', text: '' })}>
            {words.own}
          </Button>
        )}
      </Group>
      {isFinding && (
        <Suspense fallback={null}>
          <ProductPicker
            prompt={reference?.kind === 'prompt' ? reference.prompt : ''}
            onClose={() => setFinding(false)}
            onPick={(picked) => {
              setFinding(false)
              onBlock({ ...block, ...picked })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
