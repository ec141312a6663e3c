/** The second step of one's own account: switched on with an app, its codes on paper, switched off. */
import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { RecoveryCodes, Security, TotpOffer } from '../../../server/app-api/second-step-routes.ts'
import { ask } from '../../api/client.ts'
import { FormSection } from '../../ui/form/form-section.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useWords } from '../../words/language.ts'
import { securityWords } from '../../words/security.ts'
import { RecoveryCodeList } from './recovery-codes.tsx'
import { SecondStepOffer } from './second-step-offer.tsx'
import { SureButton } from './sure.tsx'

const TOTP = '/app/api/account/totp'
const queryKey = ['security']

function said({ message }: Error): void {
  notifications.show({ message, color: 'red' })
}

export function SecondStep() {
  const { secondStep: words } = useWords(securityWords)
  const queries = useQueryClient()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isKept, setKept] = useState(false)
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask<Security>({ path: '/app/api/account/security', signal }),
  })
  const show = (made: RecoveryCodes) => {
    setCodes(made.recoveryCodes)
    void queries.invalidateQueries({ queryKey })
  }
  return (
    <FormSection title={words.title} text={words.text}>
      {codes && <RecoveryCodeList codes={codes} onKept={() => (setKept(true), setCodes(undefined))} />}
      {!codes && data?.hasTotp && <On left={data.recoveryCodes} isKept={isKept} onCodes={show} />}
      {!codes && data && !data.hasTotp && <Off hasPassword={data.hasPassword} onCodes={show} />}
    </FormSection>
  )
}

function Off({
  hasPassword,
  onCodes,
}: {
  readonly hasPassword: boolean
  readonly onCodes: (made: RecoveryCodes) => void
}) {
  const { secondStep: words } = useWords(securityWords)
  const [offer, setOffer] = useState<TotpOffer>()
  const { mutate: begin, isPending } = useMutation({
    mutationFn: () => ask<TotpOffer>({ method: 'POST', path: TOTP }),
    onSuccess: setOffer,
    onError: said,
  })
  if (offer) return <SecondStepOffer of={offer} onCodes={onCodes} onCancel={() => setOffer(undefined)} />
  if (!hasPassword) return <Text c="dimmed">{words.noPassword}</Text>
  return (
    <Group>
      <StateBadge tone="quiet">{words.off}</StateBadge>
      <Button variant="default" loading={isPending} onClick={() => begin()}>
        {words.switchOn}
      </Button>
    </Group>
  )
}

function On({
  left,
  isKept,
  onCodes,
}: {
  readonly left: number
  /** The codes were shown in its place, and took the cursor along. */
  readonly isKept: boolean
  readonly onCodes: (made: RecoveryCodes) => void
}) {
  const { secondStep: words } = useWords(securityWords)
  const queries = useQueryClient()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isKept) line.current?.focus()
  }, [isKept])
  const { mutate: renew } = useMutation({
    mutationFn: () => ask<RecoveryCodes>({ method: 'POST', path: '/app/api/account/recovery-codes' }),
    onSuccess: onCodes,
    onError: said,
  })
  const { mutate: drop } = useMutation({
    mutationFn: () => ask({ method: 'DELETE', path: TOTP }),
    onSuccess: () => void notifications.show({ message: words.isOff }),
    onError: said,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return (
    <>
      <Group ref={line} tabIndex={-1}>
        <StateBadge tone="good">{words.on}</StateBadge>
        {left > 0 && <Text c="dimmed">{words.left(left)}</Text>}
      </Group>
      {left === 0 && <Text>{words.none}</Text>}
      <Group>
        <SureButton
          label={words.renew}
          name={words.renew}
          title={words.renewTitle}
          text={words.renewText}
          cancel={words.cancel}
          onSure={() => renew()}
        />
        <SureButton
          label={words.switchOff}
          name={words.switchOffOf}
          title={words.switchOffTitle}
          text={words.switchOffText}
          cancel={words.cancel}
          onSure={() => drop()}
        />
      </Group>
    </>
  )
}
