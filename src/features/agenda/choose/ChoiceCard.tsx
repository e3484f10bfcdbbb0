import { UnstyledButton } from '@mantine/core'
import type { ActivityChoice } from '#activity/choice.ts'
import { useText } from '#ui/texts/useText.ts'
import { ActivityPreview } from './ActivityPreview.tsx'
import classes from './ChoiceCard.module.css'

export interface ChoiceCardProps {
  choice: ActivityChoice
  isDisabled: boolean
  /** Receives the focus when its dialog opens. */
  isFirst?: boolean
  /** @param title the name of the chosen activity type, in the language of the screen */
  onChoose: (title: string) => void
}

/** An activity type to choose, with a picture of it. */
export function ChoiceCard({ choice, isDisabled, isFirst, onChoose }: ChoiceCardProps) {
  const { title, hint } = useText(choice.text)
  return (
    <UnstyledButton
      className={classes.type}
      disabled={isDisabled}
      data-autofocus={isFirst || undefined}
      onClick={() => onChoose(title)}
    >
      <ActivityPreview choice={choice} />
      <span className={classes.title}>{title}</span>
      <span className={classes.about}>{hint}</span>
    </UnstyledButton>
  )
}
