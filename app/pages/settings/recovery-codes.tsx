/** Recovery codes, this once: to copy, to download, to keep. */
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useHere } from '../../api/workspace.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useWords } from '../../words/language.ts'
import { securityWords } from '../../words/security.ts'
import { Copy } from './copy.tsx'
import css from './settings.module.css'

interface Given {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

export function RecoveryCodeList({ codes, onKept }: Given) {
  const { secondStep: words } = useWords(securityWords)
  const { email } = useHere().session.account
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  const download = () => saveFile(words.fileName, 'text/plain', `${words.fileHead(email)}\n\n${text}`)
  return (
    <Alert ref={box} tabIndex={-1} title={words.codesTitle}>
      <Stack>
        <Text>{words.codesText}</Text>
        <ul className={css['codes']} aria-label={words.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group>
          <Copy text={text} label={words.copyCodes} copied={words.copied} />
          <Button variant="default" onClick={download}>
            {words.download}
          </Button>
          <Button onClick={onKept}>{words.kept}</Button>
        </Group>
      </Stack>
    </Alert>
  )
}
