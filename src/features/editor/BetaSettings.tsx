import { TextInput, Title } from '@mantine/core'
import { messageOf } from '#api/callErrors.ts'
import { times } from '#domain/limits.ts'
import { checkedColor } from '#domain/workshop/workshop.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useAutosave } from '#ui/inputs/useAutosave.ts'
import { useText } from '#ui/texts/useText.ts'
import { editorText } from './text.ts'
import type { SettingsChange } from './useSettings.ts'
import classes from './SettingsPanel.module.css'

export interface BetaSettingsProps {
  color: string
  save: (change: SettingsChange) => Promise<AnyMessage | null>
}

/** Experimental settings, on hosts whose operator enables them (`BETA`). */
export function BetaSettings({ color, save }: BetaSettingsProps) {
  const text = useText(editorText)
  const field = useAutosave({
    value: color,
    delayMs: times.sessionNameSaveMs,
    mistakeIn: colorMistake,
    save: (draft) => save({ color: draft.trim() }),
  })
  return (
    <section className={classes.beta} aria-label={text.betaTitle}>
      <Title order={3} size="h4">
        {text.betaTitle}
      </Title>
      <TextInput
        size="sm"
        label={text.color}
        description={text.colorHint}
        maxLength={7}
        value={field.value}
        error={field.mistake}
        onChange={(event) => field.change(event.currentTarget.value)}
        onBlur={field.flush}
      />
    </section>
  )
}

function colorMistake(draft: string): AnyMessage | null {
  try {
    checkedColor(draft.trim())
    return null
  } catch (mistake) {
    return messageOf(mistake)
  }
}
