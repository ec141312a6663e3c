/** ⌘K: go to a place, find a contact, begin something, all by keyboard. */
import { Loader, Modal, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { useHere } from '../api/workspace.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'
import css from './palette.module.css'
import { useCommands, useFoundContacts, type Command } from './palette-commands.ts'

const PAUSE_MILLISECONDS = 200

export function Palette({
  text,
  onText,
  onClose,
  inputRef,
}: {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onClose: () => void
  readonly inputRef: RefObject<HTMLInputElement | null>
}) {
  const words = useWords(shellWords)
  const [at, setAt] = useState(0)
  const [settled] = useDebouncedValue(text.trim(), PAUSE_MILLISECONDS)
  const { contacts, isLooking } = useFoundContacts(settled)
  const commands = [...useCommands(text), ...contacts]
  const go = useGo(onClose)
  const id = useId()
  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = commands[at]
    if (step !== undefined && commands.length > 0) setAt((at + step + commands.length) % commands.length)
    else if (event.key === 'Enter' && chosen) go(chosen)
    else return
    event.preventDefault()
  }
  return (
    <Modal.Root opened onClose={onClose} padding={0} size={560} yOffset="12vh">
      <Modal.Overlay />
      <Modal.Content aria-label={words.palette.label}>
        <TextInput
          variant="unstyled"
          size="md"
          className={css['input'] ?? ''}
          leftSection={isLooking ? <Loader size={16} /> : <Icon name="search" />}
          placeholder={words.palette.hint}
          aria-label={words.palette.label}
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={commands[at] && `${id}-${at}`}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            onText(value)
            setAt(0)
          }}
          onKeyDown={move}
          ref={inputRef}
          data-autofocus
        />
        <ul id={`${id}-list`} role="listbox" aria-label={words.palette.label} className={css['list']}>
          {commands.map((command, number) => (
            // The keys are the input's; a press does the same.
            <li
              key={`${command.icon} ${command.title}`}
              id={`${id}-${number}`}
              role="option"
              aria-selected={number === at}
              className={css['option']}
              onClick={() => go(command)}
              onMouseMove={() => setAt(number)}
            >
              <Icon name={command.icon} />
              <span>{command.title}</span>
              {command.detail !== undefined && <span className={css['detail']}>{command.detail}</span>}
            </li>
          ))}
        </ul>
        {commands.length === 0 && (
          <p className={css['none']} role="status">
            {words.palette.nothing}
          </p>
        )}
      </Modal.Content>
    </Modal.Root>
  )
}

function useGo(onClose: () => void): (command: Command) => void {
  const { handle } = useHere().workspace
  const navigate = useNavigate()
  const router = useRouter()
  return ({ to, search }) => {
    onClose()
    const { href } = router.buildLocation({ to, params: { handle } })
    void navigate({ href: search === undefined ? href : `${href}?${new URLSearchParams(search).toString()}` })
  }
}
