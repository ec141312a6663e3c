/** What can be said of a product that a prompt found: it comes first for it, or is never found. */
import { Button, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Icon } from '../../ui/icon.tsx'
import { offerUndo } from '../../ui/offer-undo.tsx'
import { useWords } from '../../words/language.ts'
import { productSearchWords } from '../../words/product-search.ts'
import { productsWords } from '../../words/products.ts'
import { useAct, usePins, useTuning } from '../product-search/use-tuning.ts'

interface Given {
  readonly product: { readonly id: string; readonly title: string }
  readonly prompt: string
}

export function RowMenu({ product: { id, title }, prompt }: Given) {
  const { row: words } = useWords(productsWords)
  const { pins } = useWords(productSearchWords)
  const { data } = usePins(prompt)
  const { pin } = useTuning()
  const { act } = useAct()
  const hide = useHide()
  const before = data?.items[0]?.products.map((product) => product.id) ?? []
  const isPinned = before.includes(id)
  const others = before.filter((other) => other !== id)
  const toggle = () =>
    act(async () => {
      await pin({ prompt, productIds: isPinned ? others : [id, ...others] })
      notifications.show({ message: isPinned ? pins.unpinned(title) : pins.pinned(title, prompt) })
    })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="subtle" px={6} aria-label={words.more(title)} disabled={!data}>
          <Icon name="more" size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={toggle}>{isPinned ? words.unpin : words.pin}</Menu.Item>
        <Menu.Item onClick={() => hide(id, title)}>{words.hide}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** At once, with the way back. */
export function useHide(): (id: string, title: string) => void {
  const { hidden: words } = useWords(productSearchWords)
  const { hide } = useTuning()
  const { act } = useAct()
  return (id, title) =>
    act(async () => {
      await hide({ productIds: [id], isHidden: true })
      offerUndo({
        done: words.isHidden(title),
        undo: words.undo,
        onUndo: () =>
          act(async () => {
            await hide({ productIds: [id], isHidden: false })
            notifications.show({ message: words.shown(title) })
          }),
      })
    })
}
