import { Button, NumberInput, Text } from '@mantine/core'
import type { PartId } from '#domain/ids.ts'
import type { AgendaPart } from '#domain/state.ts'
import { ChoiceList } from '#ui/ChoiceList.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { useKindName } from '#ui/kindText.ts'
import { sharedNames } from '#ui/sharedNames.ts'
import { useText } from '#ui/useText.ts'
import classes from './CopyInput.module.css'
import { copyInputText } from './copyInputText.ts'
import type { InputChoice } from './copySource.ts'

export interface TargetStepProps {
  targets: readonly AgendaPart[]
  targetId: PartId | null
  /** What there is to copy, in a sentence. */
  summary: string
  answerCount: number
  groupCount: number
  /** The most liked can be taken: nothing is selected. */
  hasTop: boolean
  /** How many of the most liked. */
  top: number
  onTop: (count: number) => void
  onTarget: (id: PartId) => void
  onCopy: (input: InputChoice) => void
  onClose: () => void
}

/** Where input goes, and which: the first page of the dialog. */
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
  const text = useText(copyInputText)
  const hasTarget = targetId !== null
  const kindOf = useKindName()
  const nameOf = (part: AgendaPart): string => part.partName || text.unnamed
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
            label={text.topCount}
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
          {text.cancel}
        </Button>
        <Button
          variant="default"
          disabled={!hasTarget || groupCount === 0}
          onClick={() => onCopy({ type: 'groups' })}
        >
          {text.copyGroups}
        </Button>
        <Button disabled={!hasTarget || answerCount === 0} onClick={() => onCopy({ type: 'answers' })}>
          {text.copyAnswers}
        </Button>
      </DialogActions>
    </>
  )
}
