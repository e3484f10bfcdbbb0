import { Button, TextInput } from '@mantine/core'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { ColorChoice } from './ColorChoice.tsx'
import { pollsText } from './pollsText.ts'
import classes from './SubPolls.module.css'
import { usePollFields } from './usePollFields.ts'
import type { PollFieldsOptions } from './usePollFields.ts'

/** The fields of a sub-poll, in its place. */
export function SubPollFields(props: PollFieldsOptions) {
  const words = useText(pollsText)
  const ui = useText(uiText)
  const { text, desc, color, mistake, isWritable, save, end } = usePollFields(props)
  return (
    <form
      className={classes.fields}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput autoFocus label={words.subText} {...text} />
      <TextInput label={words.description} {...desc} />
      <ColorChoice {...color} />
      <MistakeAlert message={mistake} />
      <div className={classes.buttons}>
        <Button variant="default" size="sm" onClick={end}>
          {ui.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={!isWritable}>
          {ui.save}
        </Button>
      </div>
    </form>
  )
}
