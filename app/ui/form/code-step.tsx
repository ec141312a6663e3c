/** The second step of a form: its field is there once the server has asked for a code. */
import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { FieldFault } from './api-form.tsx'

interface CodeStep {
  readonly isAsked: boolean
  /**
   * Whether what is sent was taken: false where a code is asked for, which is no fault of whoever has not given one yet.
   * What was taken up to the code and is refused with it is said at the code.
   */
  readonly take: (sending: Promise<void>) => Promise<boolean>
}

export function useCodeStep(): CodeStep {
  const { wrong } = useWords(uiWords).codeStep
  const [isAsked, setAsked] = useState(false)
  async function take(sending: Promise<void>): Promise<boolean> {
    try {
      await sending
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isAsked && error.code === 'wrongSignIn') throw new FieldFault('code', wrong)
      if (isAsked || error.code !== 'codeNeeded') throw error
      setAsked(true)
      return false
    }
  }
  return { isAsked, take }
}

/** A code of the app, by the keys for digits; or one of those on paper, which have letters. */
export function CodeInput(props: TextInputProps) {
  const words = useWords(uiWords).codeStep
  const [isRecovery, setRecovery] = useState(false)
  const kind = isRecovery ? words.recovery : words.app
  return (
    <div>
      <TextInput
        key={kind.label}
        label={kind.label}
        description={kind.hint}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...props}
      />
      <Button variant="subtle" size="compact-sm" mt="xs" ml={-8} onClick={() => setRecovery(!isRecovery)}>
        {kind.other}
      </Button>
    </div>
  )
}
