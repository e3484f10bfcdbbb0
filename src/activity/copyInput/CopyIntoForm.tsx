import { Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { CopyToNextActivityMutationVariables } from '#api/generated.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useConnection } from '#sync/room/connection.ts'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useMessageText } from '#ui/texts/messageText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { activityInputText } from '../inputText.ts'
import type { CopyTargetProps } from './copySource.ts'
import { useCopying } from './useCopying.ts'

export interface CopyIntoFormProps extends CopyTargetProps {
  /** The choices are loaded. */
  isReady: boolean
  /** The calls of the current choice, to be made in order, without ids; empty while the choice is incomplete. */
  calls: readonly CopyToNextActivityMutationVariables[]
  /** Reports where it was copied to, and the failure if there was one. */
  partly?: (doneCount: number, message: string) => string
  /** The fields of the choice. */
  children: ReactNode
}

/** Form for copying input into an activity, around the fields of its kind. An error stays until the choice changes. */
export function CopyIntoForm(props: CopyIntoFormProps) {
  const { source, target, input, isReady, calls, partly, children, onBack, onCopied } = props
  const text = useText(activityInputText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const isOnline = useConnection().status === 'online'
  const { isBusy, copy } = useCopying()
  const [mistake, setMistake] = useState<{ choice: string; message: AnyMessage } | null>(null)
  const choice = JSON.stringify(calls)
  const run = async (): Promise<void> => {
    const outcome = await copy(calls)
    if (outcome.ok) return onCopied(outcome.copied, outcome.leftOut)
    const { doneCount, message } = outcome
    setMistake({ choice, message: partly && doneCount > 0 ? partly(doneCount, toText(message)) : message })
  }
  if (!isReady) return <Skeleton height={240} role="status" aria-label={text.loading} />
  const said = mistake?.choice === choice ? mistake.message : null
  return (
    <DialogForm
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <Text fw={600}>{text.into(target.partName || ui.unnamed)}</Text>
      <Text size="sm" mb="md" role="status">
        {source.summary(input)}
      </Text>
      {children}
      <MistakeAlert message={said ?? (isOnline ? null : ui.needsConnection)} />
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          {text.back}
        </Button>
        <SubmitButton loading={isBusy} disabled={calls.length === 0 || !isOnline}>
          {ui.copy}
        </SubmitButton>
      </DialogActions>
    </DialogForm>
  )
}
