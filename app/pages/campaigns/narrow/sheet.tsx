/** What comes up from the foot of a phone, or from the side where there is more room, and goes when it is done. */
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from '../../../ui/use-focus-back.ts'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'

export default function Sheet({
  title,
  isBelow,
  onClose,
  children,
}: {
  readonly title: string
  readonly isBelow: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { product } = useWords(blockWords)
  useFocusBack()
  return (
    <Drawer
      opened
      onClose={onClose}
      title={title}
      position={isBelow ? 'bottom' : 'right'}
      size={isBelow ? 'auto' : 'sm'}
      closeButtonProps={{ 'aria-label': product.close, size: 'lg' }}
      styles={{
        title: { fontWeight: 600 },
        inner: isBelow ? { alignItems: 'flex-end' } : {},
        content: isBelow ? { height: 'auto', maxHeight: '80dvh', borderRadius: '12px 12px 0 0' } : {},
      }}
      transitionProps={{ duration: 120 }}
    >
      {children}
    </Drawer>
  )
}
