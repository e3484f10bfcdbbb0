import { Button } from '@mantine/core'
import type { AnyMessage } from '#domain/message.ts'
import { isOfDeleted } from '#domain/messages/ofDeleted.ts'
import { copyToClipboard } from '../inputs/clipboard.ts'
import { uiText } from '../texts/text.ts'
import { useMessageText } from '../texts/messageText.ts'
import { useText } from '../texts/useText.ts'
import classes from './RefusedEntries.module.css'

/** An entry that the server refused, with the person's text. */
export interface RefusedEntry {
  entryId: string
  /** The act: 'Answer', 'Comment'. */
  label: AnyMessage
  text: string
  /** Reason of the refusal. */
  message: AnyMessage
  /** It can be sent again; most can, unless what they are about was deleted. */
  canRetry?: boolean
}

export interface RefusedEntriesProps {
  entries: RefusedEntry[]
  onRetry: (entryId: string) => void
  onDismiss: (entryId: string) => void
}

/** Refused entries stay here, word for word, until the person copied or dismissed them. */
export function RefusedEntries({ entries, onRetry, onDismiss }: RefusedEntriesProps) {
  const text = useText(uiText)
  const toText = useMessageText()
  if (entries.length === 0) return null
  return (
    <section className={classes.panel} aria-labelledby="refused" role="alert">
      <h2 id="refused" className={classes.title}>
        {text.refusedTitle(entries.length)}
      </h2>
      <p className={classes.hint}>{text.refusedHint}</p>
      <ul className={classes.list} data-list="refused">
        {entries.map(({ entryId, label, text: written, message, canRetry = true }) => (
          <li key={entryId} className={classes.entry} data-row={entryId}>
            <div className={classes.label}>
              {toText(label)}: {toText(message)}
            </div>
            {written !== '' && <blockquote className={classes.written}>{written}</blockquote>}
            <div className={classes.actions}>
              {written !== '' && (
                <Button size="xs" variant="default" onClick={() => void copyToClipboard(written)}>
                  {text.copy}
                </Button>
              )}
              {canRetry && !isOfDeleted(message) && (
                <Button size="xs" variant="default" onClick={() => onRetry(entryId)}>
                  {text.tryAgain}
                </Button>
              )}
              <Button size="xs" variant="subtle" color="gray" onClick={() => onDismiss(entryId)}>
                {text.dismiss}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
