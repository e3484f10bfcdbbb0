import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { titleAndSentences } from '#domain/message.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useMessageText } from '../texts/messageText.ts'
import classes from './MistakeAlert.module.css'

/**
 * An error: the sentence, or a title with the sentences after the colon as a list. Announced to screen readers at once.
 *
 * @param hint what the person may do about it, in a line of its own
 */
export function MistakeAlert({ message, hint }: { message: AnyMessage | null; hint?: string | undefined }) {
  const toText = useMessageText()
  if (message === null) return null
  const { title, sentences } = titleAndSentences(toText(message))
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertCircle size={20} />}
      classNames={{ message: classes.text }}
    >
      {title}
      {sentences.length > 0 && (
        <ul className={classes.list}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {hint !== undefined && <div>{hint}</div>}
    </Alert>
  )
}
