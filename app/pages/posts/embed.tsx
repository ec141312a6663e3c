/** What shows the newest posts on another site: to copy, and as it will look. */
import { Button, CopyButton, Group, Modal, NumberInput, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useHere } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/language.ts'
import { postsWords } from '../../words/posts.ts'
import css from './posts.module.css'

const SHOWN = 5
const SHOWN_MAXIMUM = 30
const WAYS = ['script', 'frame'] as const
type Way = (typeof WAYS)[number]

/** `address`: of any post, at the place where people read them. */
export function EmbedButton({ address }: { readonly address: string | undefined }) {
  const { embed: words } = useWords(postsWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button leftSection={<Icon name="copy" size={16} />} onClick={() => setOpen(true)} disabled={!address}>
        {words.button}
      </Button>
      <Modal
        opened={isOpen && address !== undefined}
        onClose={() => setOpen(false)}
        title={words.title}
        size="lg"
        closeButtonProps={{ 'aria-label': words.close }}
      >
        {address !== undefined && <Embed origin={new URL(address).origin} />}
      </Modal>
    </>
  )
}

function Embed({ origin }: { readonly origin: string }) {
  const { embed: words } = useWords(postsWords)
  const { workspace } = useHere()
  const [way, setWay] = useState<Way>('script')
  const [limit, setLimit] = useState(SHOWN)
  const code = codeOf(way, { origin, limit, ...workspace })
  return (
    <Stack>
      <Text c="dimmed">{words.text}</Text>
      <Group align="end">
        <SegmentedControl
          aria-label={words.way}
          value={way}
          onChange={(value) => setWay(WAYS.find((each) => each === value) ?? 'script')}
          data={WAYS.map((value) => ({ value, label: words.ways[value] }))}
        />
        <NumberInput
          label={words.count}
          min={1}
          max={SHOWN_MAXIMUM}
          clampBehavior="strict"
          value={limit}
          onChange={(value) => setLimit(Number(value) || SHOWN)}
          w={120}
        />
      </Group>
      <Text size="sm">{words.about[way]}</Text>
      <pre className={css['code']} tabIndex={0} aria-label={words.code}>
        {code}
      </pre>
      <div>
        <CopyButton value={code}>
          {({ copied, copy }) => (
            <Button
              leftSection={<Icon name={copied ? 'check' : 'copy'} size={16} />}
              onClick={copy}
              data-autofocus
            >
              {copied ? words.copied : words.copy}
            </Button>
          )}
        </CopyButton>
      </div>
      <Text fw={600}>{words.preview}</Text>
      <iframe
        className={css['page']}
        style={{ height: 320 }}
        title={words.preview}
        src={`/w/${workspace.handle}/embed?limit=${limit}`}
        sandbox="allow-same-origin"
      />
    </Stack>
  )
}

interface Shown {
  readonly id: string
  readonly handle: string
  readonly name: string
  readonly origin: string
  readonly limit: number
}

function codeOf(way: Way, { id, handle, name, origin, limit }: Shown): string {
  const page = `${origin}/w/${handle}`
  const title = escaped(name)
  return way === 'script'
    ? `<div data-tidings-posts="${id}" data-limit="${limit}"><a href="${page}">${title}</a></div>\n` +
        `<script type="module" src="${origin}/embed.js"></script>`
    : `<iframe src="${page}/embed?limit=${limit}" title="${title}" width="100%" height="480"></iframe>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
