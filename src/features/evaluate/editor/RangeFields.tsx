import { TextInput } from '@mantine/core'
import { FieldsSection } from '#activity/editor/SettingsSection.tsx'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { useMessageText } from '#ui/texts/messageText.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate } from '../useEvaluate.ts'
import classes from './RangeFields.module.css'
import { evaluateEditorText } from './text.ts'
import { useAffectedVotes } from './useAffectedVotes.ts'
import type { VotedOn } from './useAffectedVotes.ts'
import { useHighest } from './useHighest.ts'

/** The ends of the scale: the low one is read-only. Says which votes a lower maximum affects. SPEC BT2, EV5 */
export function RangeFields({ evaluate }: { evaluate: VotedOn & Pick<Evaluate, 'source'> }) {
  const text = useText(evaluateEditorText)
  const toText = useMessageText()
  const { source, scale } = evaluate
  const { value, mistake, isDirty, high, change, flush, revert } = useHighest(source, scale)
  const affected = useAffectedVotes(evaluate, high)
  const onKeyDown = useFieldKeys({
    onEnter: flush,
    onEscape: (event) => {
      if (!isDirty) return
      event.stopPropagation()
      revert()
    },
  })
  return (
    <FieldsSection title={text.axisValues}>
      <div className={classes.ends}>
        <TextInput size="sm" label={text.min} value={scale.low} readOnly variant="filled" />
        <TextInput
          size="sm"
          label={text.max}
          inputMode="numeric"
          maxLength={5}
          value={value}
          error={mistake !== null}
          aria-describedby={mistake === null ? undefined : 'range-mistake'}
          data-mantine-stop-propagation={isDirty || undefined}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={flush}
          onKeyDown={onKeyDown}
        />
      </div>
      {mistake !== null && (
        <p id="range-mistake" className={classes.mistake} role="alert">
          {toText(mistake)}
        </p>
      )}
      <p className={classes.affected} role="status">
        {affected}
      </p>
    </FieldsSection>
  )
}
