/** Above what is written: the way back, whether it is saved, and the ways on. */
import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { CampaignRecord } from '../../../server/campaigns/schemas.ts'
import { useApi, useHere, useMay } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import { templateWords } from '../../words/templates.ts'
import type { DraftSession } from './draft/session.ts'
import { unfinishedIn, useStatusWords } from './save-line.tsx'
import css from './composer.module.css'

const SaveTemplate = lazy(() => import('./own-templates/save-template.tsx'))
const TestSend = lazy(async () => ({ default: (await import('./test-send.tsx')).TestSend }))

export function Bar({
  record: { id, deliveryChannel },
  session,
  onChoose,
  onHistory,
  children,
}: {
  readonly record: CampaignRecord
  readonly session: DraftSession
  /** Between what two people wrote. */
  readonly onChoose: () => void
  /** Where it is not beside the text. */
  readonly onHistory: (() => void) | undefined
  readonly children: ReactNode
}) {
  const words = useWords(composerWords)
  const { handle } = useHere().workspace
  const api = useApi()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'test' | 'template'>()
  const mayTest = useMay('campaigns:test')
  const mayKeep = useMay('templates:write') && deliveryChannel === 'email'
  const close = () => setOpen(undefined)
  const statusWords = useStatusWords()
  /** Once the server has all that is shown here, since it goes by what it has; else it is said why not. */
  async function withAll(act: () => unknown): Promise<void> {
    if (await session.settle()) return void act()
    const state = session.state()
    if (state.status === 'conflict') onChoose()
    notifications.show({ color: 'red', message: statusWords(state) })
  }
  const toReview = () =>
    withAll(() => navigate({ to: '/w/$handle/campaigns/$id/review', params: { handle, id } }))
  const after = (dialog: 'test' | 'template') => withAll(() => setOpen(dialog))
  return (
    <header className={css['bar']}>
      <LinkButton
        to="/w/$handle/campaigns"
        params={{ handle }}
        variant="subtle"
        size="sm"
        leftSection={<Icon name="left" size={16} />}
        aria-label={words.back}
      >
        <span className={css['back']}>{words.back}</span>
      </LinkButton>
      {children}
      <Group gap="xs" ml="auto" wrap="nowrap">
        {mayTest && (
          <Button variant="default" className={css['test'] ?? ''} onClick={() => void after('test')}>
            {words.test.open}
          </Button>
        )}
        <More
          onTest={mayTest ? () => void after('test') : undefined}
          onTemplate={mayKeep ? () => void after('template') : undefined}
          onHistory={onHistory}
        />
        <Button onClick={() => void toReview()}>{words.review}</Button>
      </Group>
      <Suspense fallback={null}>
        {open === 'test' && (
          <TestSend
            send={(to) => api.post(`/app/api/campaigns/${id}/test`, { to })}
            channel={deliveryChannel}
            unfinished={unfinishedIn(session.state().draft)}
            onClose={close}
          />
        )}
        {open === 'template' && <SaveTemplate id={id} title={session.state().draft.title} onClose={close} />}
      </Suspense>
    </header>
  )
}

/** What is done now and then; on a phone the test is in it, too. */
function More({
  onTest,
  onTemplate,
  onHistory,
}: Readonly<Record<'onTest' | 'onTemplate' | 'onHistory', (() => void) | undefined>>) {
  const { test, pane } = useWords(composerWords)
  const words = useWords(templateWords)
  if (!onTest && !onTemplate && !onHistory) return null
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          className={`${css['moreActs']} ${onTemplate || onHistory ? '' : css['phoneOnly']}`}
          aria-label={words.more}
        >
          <Icon name="more" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onTest && (
          <Menu.Item className={css['phoneOnly'] ?? ''} onClick={onTest}>
            {test.open}
          </Menu.Item>
        )}
        {onHistory && <Menu.Item onClick={onHistory}>{pane.history}</Menu.Item>}
        {onTemplate && <Menu.Item onClick={onTemplate}>{words.save}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}
