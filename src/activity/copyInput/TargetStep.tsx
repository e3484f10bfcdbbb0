import { Button, NumberInput, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PartId } from '#domain/ids.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { ChoiceList } from '#ui/inputs/ChoiceList.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { useKindName } from '#ui/texts/kindText.ts'
import { sharedNames } from '#ui/people/sharedNames.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { activityInputText } from '../inputText.ts'
import classes from './CopyInput.module.css'
import type { InputChoice } from './copySource.ts'

export interface TargetStepProps {
  targets: readonly AgendaPart[]
  targetId: PartId | null
  /** What can be copied, in a sentence. */
  summary: string
  answerCount: number
  /** Null: activities of this kind have no groups. */
  groupCount: number | null
  /** The most liked, or highest rated, may be chosen: nothing is selected. */
  hasTop: boolean
  topLabel?: string | undefined
  /** Number of the most liked to copy. */
  top: number
  onTop: (count: number) => void
  onTarget: (id: PartId) => void
  onCopy: (input: InputChoice) => void
  onClose: () => void
  /** Choices of what is copied. */
  children?: ReactNode
}

/** First page of the dialog: the target, and which input. */
export function TargetStep(props: TargetStepProps) {
  const {
    targets,
    targetId,
    summary,
    answerCount,
    groupCount,
    hasTop,
    top,
    onTop,
    onTarget,
    onCopy,
    onClose,
  } = props
  const text = useText(activityInputText)
  const ui = useText(uiText)
  const hasTarget = targetId !== null
  const kindOf = useKindName()
  const nameOf = (part: AgendaPart): string => part.partName || ui.unnamed
  const isShared = sharedNames(targets.map(nameOf))
  const hintOf = (part: AgendaPart): string => {
    const kind = part.hidden ? text.hidden(kindOf(part)) : kindOf(part)
    return isShared(nameOf(part)) ? text.placed(part.position + 1, kind) : kind
  }
  return (
    <>
      <Text size="sm" mb="md">
        {summary}
      </Text>
      {props.children}
      <ChoiceList
        title={text.chooseTarget}
        isFirst
        options={targets.map((part) => ({
          id: part.id,
          label: nameOf(part),
          hint: hintOf(part),
        }))}
        chosen={targetId === null ? [] : [targetId]}
        onChange={([id]) => id !== undefined && onTarget(id)}
      />
      {hasTop && answerCount > 1 && (
        <div className={classes.top}>
          <NumberInput
            label={props.topLabel ?? text.topCount}
            min={1}
            max={answerCount}
            clampBehavior="strict"
            allowDecimal={false}
            value={top}
            onChange={(value) => onTop(Number(value) || 0)}
          />
          <Button
            variant="default"
            disabled={!hasTarget || top < 1}
            onClick={() => onCopy({ type: 'top', count: top })}
          >
            {text.copyTop}
          </Button>
        </div>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {ui.cancel}
        </Button>
        {groupCount !== null && (
          <Button
            variant="default"
            disabled={!hasTarget || groupCount === 0}
            onClick={() => onCopy({ type: 'groups' })}
          >
            {text.copyGroups}
          </Button>
        )}
        <Button disabled={!hasTarget || answerCount === 0} onClick={() => onCopy({ type: 'answers' })}>
          {text.copyAnswers}
        </Button>
      </DialogActions>
    </>
  )
}
