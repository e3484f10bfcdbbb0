import { Text } from '@mantine/core'
import { useState } from 'react'
import { switchedName } from '#domain/activity/adding.ts'
import { activityKind } from '#domain/workshop/content.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type { AnyMessage } from '#domain/message.ts'
import type { ActivityChoice } from '#activity/choice.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { useMessageText } from '#ui/texts/messageText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { ChoiceCard } from '../choose/ChoiceCard.tsx'
import { buildText } from '../buildText.ts'
import type { AgendaActs } from '../useAgendaActs.ts'
import classes from './SwitchActivityDialog.module.css'

export interface SwitchActivityDialogProps {
  part: AgendaPart
  /** All activity types that can be added. */
  choices: readonly ActivityChoice[]
  /** The room is shown this activity now. */
  isPresented: boolean
  acts: Pick<AgendaActs, 'switchTo' | 'whyNot'>
  onClose: () => void
}

/** Replaces an activity with one of another type: first the choice, then a confirmation. SPEC W11. */
export function SwitchActivityDialog({
  part,
  choices,
  isPresented,
  acts,
  onClose,
}: SwitchActivityDialogProps) {
  const text = useText(buildText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const [seen] = useState(part)
  const [chosen, setChosen] = useState<{ choice: ActivityChoice; title: string } | null>(null)
  const kind = activityKind(seen.content)
  const own = choices.find((choice) => choice.kind === kind && isOfPart(choice, seen))
  const others = choices.filter((choice) => choice !== own)
  const name = seen.partName || ui.unnamed
  if (chosen)
    return (
      <Question
        {...{ seen, chosen, isPresented, acts, onClose }}
        own={own ?? chosen.choice}
        isStillThere={part.objectId === seen.objectId}
      />
    )
  return (
    <AppDialog title={text.switchTitle} onClose={onClose} isWide>
      <Text mb="md">{acts.whyNot === null ? text.switchHint(name) : toText(acts.whyNot)}</Text>
      <ul className={classes.types}>
        {others.map((choice, index) => (
          <li key={choice.text.id}>
            <ChoiceCard
              choice={choice}
              isDisabled={acts.whyNot !== null}
              isFirst={index === 0}
              onChoose={(title) => setChosen({ choice, title })}
            />
          </li>
        ))}
      </ul>
    </AppDialog>
  )
}

/** Types of one kind differ in their number of axes. */
function isOfPart({ options }: ActivityChoice, { numberOfAxis }: AgendaPart): boolean {
  return options === undefined || options.evaluateNumberOfAxis === numberOfAxis
}

interface QuestionProps extends Pick<SwitchActivityDialogProps, 'isPresented' | 'acts' | 'onClose'> {
  /** The activity as it was when the person decided. */
  seen: AgendaPart
  own: ActivityChoice
  chosen: { choice: ActivityChoice; title: string }
  /** No other facilitator has replaced it meanwhile. */
  isStillThere: boolean
}

function Question({ seen, own, chosen, isPresented, acts, isStillThere, onClose }: QuestionProps) {
  const text = useText(buildText)
  const ui = useText(uiText)
  const { title: ownTitle } = useText(own.text)
  const name = seen.partName || ui.unnamed
  const confirm = async (): Promise<AnyMessage | null> => {
    if (!isStillThere) return text.switchedByOther
    const { choice, title } = chosen
    const newName = switchedName(seen.partName, [ownTitle, own.text.en.title], title)
    return acts.switchTo(seen, { choice, name: newName }, text.switched(name, title, isPresented))
  }
  return (
    <ConfirmDialog
      title={text.switchTitle}
      body={text.switchText}
      note={text.switchNote(name, chosen.title, isPresented)}
      confirmLabel={text.switchConfirm}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
