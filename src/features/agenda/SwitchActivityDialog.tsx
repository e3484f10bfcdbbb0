import { Text } from '@mantine/core'
import { useState } from 'react'
import { switchedName } from '#domain/activity/adding.ts'
import { activityKind } from '#domain/content.ts'
import type { AgendaPart } from '#domain/state.ts'
import type { ActivityChoice } from '#activity/choice.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useTold } from '#ui/toldText.ts'
import { useText } from '#ui/useText.ts'
import { ChoiceCard } from './ChoiceCard.tsx'
import { buildText } from './buildText.ts'
import type { AgendaActs } from './useAgendaActs.ts'
import classes from './SwitchActivityDialog.module.css'

export interface SwitchActivityDialogProps {
  part: AgendaPart
  /** Everything that can be added. */
  choices: readonly ActivityChoice[]
  /** Everyone is shown it now. */
  isPresented: boolean
  acts: Pick<AgendaActs, 'switchTo' | 'whyNot'>
  onClose: () => void
}

/** Another type in the place of an activity: chosen first, then asked for. SPEC W11. */
export function SwitchActivityDialog({
  part,
  choices,
  isPresented,
  acts,
  onClose,
}: SwitchActivityDialogProps) {
  const text = useText(buildText)
  const told = useTold()
  const [seen] = useState(part)
  const [chosen, setChosen] = useState<{ choice: ActivityChoice; title: string } | null>(null)
  const kind = activityKind(seen.content)
  const own = choices.find((choice) => choice.kind === kind)
  const others = choices.filter((choice) => choice.kind !== kind)
  const name = seen.partName || text.unnamed
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
      <Text mb="md">{acts.whyNot === null ? text.switchHint(name) : told(acts.whyNot)}</Text>
      <ul className={classes.types}>
        {others.map((choice, place) => (
          <li key={choice.text.id}>
            <ChoiceCard
              choice={choice}
              isDisabled={acts.whyNot !== null}
              isFirst={place === 0}
              onChoose={(title) => setChosen({ choice, title })}
            />
          </li>
        ))}
      </ul>
    </AppDialog>
  )
}

interface QuestionProps extends Pick<SwitchActivityDialogProps, 'isPresented' | 'acts' | 'onClose'> {
  /** The activity that the person decided about. */
  seen: AgendaPart
  own: ActivityChoice
  chosen: { choice: ActivityChoice; title: string }
  /** Nobody else has switched it meanwhile. */
  isStillThere: boolean
}

function Question({ seen, own, chosen, isPresented, acts, isStillThere, onClose }: QuestionProps) {
  const text = useText(buildText)
  const { title: ownTitle } = useText(own.text)
  const name = seen.partName || text.unnamed
  const confirm = async (): Promise<string | null> => {
    if (!isStillThere) return text.switchedByOther
    const { choice, title } = chosen
    const newName = switchedName(seen.partName, [ownTitle, own.text.en.title], title)
    return acts.switchTo(seen, { kind: choice.kind, name: newName }, text.switched(name, title, isPresented))
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
