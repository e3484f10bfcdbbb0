import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { isTrouble, messageOf } from '#api/callErrors.ts'
import { makeOnce } from '#api/makeOnce.ts'
import { CreateProxyVotesDocument } from '#api/operations/votingControl.ts'
import type { Scale } from '#domain/activity/votes/results.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useCall } from '#sync/room/room.tsx'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { isComplete, nothing, withValue } from '../ballot/choice.ts'
import type { Choice } from '../ballot/choice.ts'
import { TargetSliders } from '../slider/TargetSliders.tsx'
import type { TargetSlidersProps } from '../slider/TargetSliders.tsx'
import { useProxyDrafts } from './proxyDrafts.ts'
import { proxyText } from './proxyText.ts'
import classes from './ProxyVotesDialog.module.css'

export interface ProxyVotesProps {
  objectId: ObjectId
  round: number
  /** Name of what these targets are a part of, such as a category; omitted: they are all there is. */
  of?: string
  targets: readonly { id: string; text: string }[]
  scale: Scale
  axes: TargetSlidersProps['axes']
  /** In place of the sliders of a target, on a scale whose values are names. It names its target. SPEC BT23 */
  field?: ((target: { id: string; text: string }, ballot: ProxyBallot) => ReactNode) | undefined
  onClose: () => void
}

/** The ballot that is being entered. */
export type ProxyBallot = TargetSlidersProps['ballot']

/**
 * Enters a ballot for somebody without a device, and then for the next one. Says that whoever enters it knows it. SPEC
 * BT12
 */
export function ProxyVotesDialog(props: ProxyVotesProps) {
  const { objectId, round, of, targets, scale, axes, field, onClose } = props
  const text = useText(proxyText)
  const ui = useText(uiText)
  const call = useCall()
  const isOnline = useCanCall()
  const [choices, setChoices] = useProxyDrafts(objectId, round)
  const [entered, setEntered] = useState<number | null>(null)
  const chosen = targets.flatMap(({ id }) => {
    const choice = choices.get(id) ?? nothing
    return choice.is === 'values' ? [{ id, choice }] : []
  })
  const isPartial = chosen.some(({ choice }) => !isComplete(choice, scale.axes))
  const why = !isOnline ? ui.needsConnection : isPartial ? text.partial : null
  const enter = useAct(
    async () => {
      const voteList = chosen.map(({ id: poll, choice: { value1, value2 } }) => ({ poll, value1, value2 }))
      const key = `proxy.${objectId}.${JSON.stringify(voteList)}`
      await makeOnce(key, ({ id }) =>
        call(CreateProxyVotesDocument, { id, evaluateId: objectId, round, voteList }),
      )
      setEntered(voteList.length)
      setChoices(new Map())
    },
    messageOf,
    isTrouble,
  )
  const choose = (id: string, choice: Choice): void => {
    setEntered(null)
    setChoices(new Map(choices).set(id, choice))
  }
  const ballot: ProxyBallot = {
    isLocked: enter.isBusy,
    target: (id) => {
      const choice = choices.get(id) ?? nothing
      // There is nothing more to say about a value that is chosen.
      const state = choice.is === 'nothing' || isComplete(choice, scale.axes) ? 'nothing' : 'partial'
      return { id, choice, state, isVoted: false }
    },
    choose: (id, axis, value) => choose(id, withValue(choices.get(id) ?? nothing, axis, value)),
    clear: (id) => choose(id, nothing),
  }
  return (
    <AppDialog title={text.title} onClose={onClose} isWide>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen.length > 0 && why === null) void enter.run()
        }}
      >
        <Alert color="amber">{text.known}</Alert>
        {of !== undefined && (
          <h3 className={classes.of} dir="auto">
            {of}
          </h3>
        )}
        <ul className={classes.targets} aria-label={of}>
          {targets.map((target) => (
            <li key={target.id}>
              <span className={classes.text} dir="auto" aria-hidden="true">
                {target.text}
              </span>
              {field ? field(target, ballot) : <TargetSliders {...{ ballot, target, scale, axes }} />}
            </li>
          ))}
        </ul>
        <p className={classes.said} role="status">
          {entered === null ? (why ?? '') : `${text.entered(entered)} ${text.next}`}
        </p>
        <MistakeAlert message={enter.mistake} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {ui.close}
          </Button>
          <SubmitButton loading={enter.isBusy} disabled={chosen.length === 0 || why !== null}>
            {enter.canRetry ? ui.tryAgain : text.enter}
          </SubmitButton>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}
