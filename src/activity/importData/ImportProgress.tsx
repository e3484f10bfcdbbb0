import { Button, Progress, Text } from '@mantine/core'
import { CopyButton } from '#ui/inputs/CopyButton.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { useMessageText } from '#ui/texts/messageText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './ImportData.module.css'
import { importDataText } from './importDataText.ts'
import type { ImportFailure } from './runImport.ts'
import type { ImportState } from './useImport.ts'

export interface ImportProgressProps {
  state: Exclude<ImportState, { status: 'idle' }>
  /** Number of items that were added. */
  added: number
  failures: readonly ImportFailure[]
  waiting: number
  /** What was added, in words of the target. */
  arrived: ((added: number) => string) | undefined
  onCancel: () => void
  onClose: () => void
}

/** Progress of an import; at its end the texts that were not added, to be copied. */
export function ImportProgress(props: ImportProgressProps) {
  const { state, added, failures, waiting, arrived, onCancel, onClose } = props
  const text = useText(importDataText)
  const ui = useText(uiText)
  const toText = useMessageText()
  const { status, done, total } = state
  const isRunning = status === 'running'
  return (
    <>
      <Text fw={600} mb={8} role="status">
        {isRunning
          ? text.running
          : status === 'done'
            ? (arrived?.(added) ?? text.finished(added, total))
            : text.cancelled(added, total)}
      </Text>
      <Progress value={(done / Math.max(1, total)) * 100} size="lg" aria-label={text.progress} />
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {text.doneOf(done, total)}
        {waiting > 0 && ` ${text.waiting(waiting)}`}
      </Text>
      {failures.length > 0 && (
        <section aria-label={text.failures(failures.length)}>
          <Text fw={600}>{text.failures(failures.length)}</Text>
          <ul className={classes.failures} tabIndex={0} aria-label={text.failures(failures.length)}>
            {failures.map(({ text: lost, message }, index) => (
              <li key={`${index} ${lost}`}>
                <span className={classes.lost}>{lost}</span>
                <span className={classes.why}>{toText(message)}</span>
              </li>
            ))}
          </ul>
          <CopyButton label={text.copyFailures} value={failures.map(({ text: lost }) => lost).join('\n')} />
        </section>
      )}
      <DialogActions>
        {isRunning ? (
          // It replaces the Import button: the second click of a double click must not trigger it.
          <Button variant="default" data-autofocus onClick={(event) => event.detail < 2 && onCancel()}>
            {ui.cancel}
          </Button>
        ) : (
          <Button onClick={onClose}>{ui.close}</Button>
        )}
      </DialogActions>
    </>
  )
}
