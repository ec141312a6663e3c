/** What a prompt was understood as, in chips: each says what it means and leads to what corrects it. */
import { Button, Popover, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useHere, useMay } from '../../api/workspace.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { useWords } from '../../words/language.ts'
import { productSearchWords } from '../../words/product-search.ts'
import { productsWords } from '../../words/products.ts'
import { WordDialog } from '../product-search/word-form.tsx'
import { partsOf, type Part } from './interpretation.ts'
import css from './products.module.css'

export function HowRead({ header, prompt }: { readonly header: string; readonly prompt: string }) {
  const { reading: words } = useWords(productsWords)
  const [taught, setTaught] = useState<string>()
  return (
    <div className={css['reading']}>
      <Text size="sm" c="dimmed">
        {words.label}
      </Text>
      <ul aria-live="polite">
        {partsOf(header).map((part) => (
          <li key={`${part.name} ${part.value}`}>
            <Chip part={part} prompt={prompt} onTeach={setTaught} />
          </li>
        ))}
      </ul>
      <WordDialog
        key={taught}
        isOpen={taught !== undefined}
        onClose={() => setTaught(undefined)}
        prompt={prompt}
        word={taught}
      />
    </div>
  )
}

interface Given {
  readonly part: Part
  readonly prompt: string
  /** With the word it is about; empty where that is to be chosen. */
  readonly onTeach: (word: string) => void
}

function Chip({ part, prompt, onTeach }: Given) {
  const { reading: words } = useWords(productsWords)
  const [isOpen, setOpen] = useState(false)
  const { language } = useWords(productSearchWords)
  const said = sentenceOf(part, words, language)
  return (
    <Popover opened={isOpen} onChange={setOpen} width={280} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" aria-label={words.about(said)} onClick={() => setOpen(!isOpen)}>
          {said}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.about(said)}>
        <About
          part={part}
          prompt={prompt}
          onTeach={(word) => {
            setOpen(false)
            onTeach(word)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

function About({ part: { kind, name, value }, prompt, onTeach }: Given) {
  const { reading: words } = useWords(productsWords)
  const { handle } = useHere().workspace
  const mayWrite = useMay('products:write')
  const isTaught = kind === 'word' || kind === 'slip' || kind === 'few'
  const only = name === 'words' && value.split(' ').length <= 2 ? value : ''
  return (
    <Stack gap="xs">
      <Text size="sm" data-autofocus tabIndex={-1}>
        {words.why[kind]}
      </Text>
      {isTaught && mayWrite && (
        <Button size="xs" onClick={() => onTeach(only)}>
          {words.teach}
        </Button>
      )}
      {kind === 'pinned' && (
        <LinkButton
          to="/w/$handle/products/search"
          params={{ handle }}
          search={{ tab: 'pins', prompt }}
          size="xs"
          variant="default"
        >
          {words.pins}
        </LinkButton>
      )}
    </Stack>
  )
}

function sentenceOf(
  { name, value }: Part,
  words: (typeof productsWords)['en']['reading'],
  languages: Readonly<Record<string, string>>,
): string {
  const spoken: Readonly<Record<string, (value: string) => string>> = words.said
  const said =
    name === 'languages'
      ? value
          .split(', ')
          .map((code) => languages[code] ?? code)
          .join(', ')
      : value
  return spoken[name]?.(said) ?? [name, said].join(' ').trim()
}
