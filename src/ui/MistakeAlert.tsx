import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { titleAndSentences } from '#domain/password.ts'
import { useTold } from './toldText.ts'
import classes from './MistakeAlert.module.css'

/** What went wrong: the sentence, or its title and the sentences behind the colon as a list. Heard at once. */
export function MistakeAlert({ message }: { message: string | null }) {
  const told = useTold()
  if (message === null) return null
  const { title, sentences } = titleAndSentences(told(message))
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
    </Alert>
  )
}
