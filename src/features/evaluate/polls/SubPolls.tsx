import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { excessOf } from '#activity/add/answerQueue.ts'
import { activityText } from '#activity/text.ts'
import type { SubPollView } from '#domain/evaluate/read.ts'
import { limits } from '#domain/limits.ts'
import type { AnyMessage } from '#domain/message.ts'
import { DeleteItemDialog } from '#activity/item/DeleteItemDialog.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate, Poll } from '../page/useEvaluate.ts'
import { pollsText } from './pollsText.ts'
import classes from './SubPolls.module.css'
import { usePollActs } from './usePollActs.ts'
import type { Written } from './usePollActs.ts'

export interface SubPollsProps {
  evaluate: Evaluate
  poll: Poll
  isEditable: boolean
}

/** What stands under a poll; facilitators add, edit and delete it. SPEC EV3 */
export function SubPolls({ evaluate, poll, isEditable }: SubPollsProps) {
  const text = useText(pollsText)
  const acts = usePollActs(evaluate)
  const headingId = useId()
  const [editing, setEditing] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<SubPollView | null>(null)
  const { subPolls } = poll
  if (subPolls.length === 0 && !isEditable) return null
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h3 id={headingId}>{text.subAnswers}</h3>
      {subPolls.length === 0 && <p className={classes.none}>{text.noSub}</p>}
      <ul className={classes.list}>
        {subPolls.map((subPoll) => (
          <li key={subPoll.id}>
            {editing === subPoll.id ? (
              <SubPollFields
                start={subPoll}
                onSave={(changed) => acts.changeSub(subPoll.id, changed)}
                onClose={() => setEditing(null)}
              />
            ) : (
              <div className={classes.row}>
                <div className={classes.words}>
                  <span dir="auto">{subPoll.text}</span>
                  {subPoll.desc !== '' && (
                    <span className={classes.desc} dir="auto">
                      {subPoll.desc}
                    </span>
                  )}
                </div>
                {isEditable && (
                  <>
                    <ActionIcon
                      size={36}
                      aria-label={text.editSub(subPoll.text)}
                      onClick={() => setEditing(subPoll.id)}
                    >
                      <IconPencil size={16} />
                    </ActionIcon>
                    <ActionIcon
                      size={36}
                      aria-label={text.removeSub(subPoll.text)}
                      onClick={() => setDeleting(subPoll)}
                    >
                      <IconTrash size={16} />
                    </ActionIcon>
                  </>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {isEditable &&
        (editing === newOne ? (
          <SubPollFields
            start={{ text: '', desc: '', color: 0 }}
            onSave={(changed) => acts.addSub(poll.id, { text: '', desc: '', color: 0, ...changed })}
            onClose={() => setEditing(null)}
          />
        ) : (
          subPolls.length < limits.subPolls && (
            <Button
              variant="subtle"
              size="sm"
              leftSection={<IconPlus size={16} />}
              onClick={() => setEditing(newOne)}
            >
              {text.addSub}
            </Button>
          )
        ))}
      {deleting && (
        <DeleteItemDialog
          isUndoable={!evaluate.isReading}
          onConfirm={() => acts.removeSub(deleting.id)}
          onClose={() => setDeleting(null)}
        />
      )}
    </section>
  )
}

const newOne = 'new'

interface SubPollFieldsProps {
  start: Written
  onSave: (changed: Partial<Written>) => Promise<AnyMessage | null>
  onClose: () => void
}

function SubPollFields({ start, onSave, onClose }: SubPollFieldsProps) {
  const text = useText(pollsText)
  const shared = useText(activityText)
  const ui = useText(uiText)
  const [words, setWords] = useState(start.text)
  const [desc, setDesc] = useState(start.desc)
  const [mistake, setMistake] = useState<AnyMessage | null>(null)
  const excess = excessOf(words.trim(), limits.pollText)
  const descExcess = excessOf(desc.trim(), limits.pollDesc)
  const isWritable = words.trim() !== '' && excess === 0 && descExcess === 0
  const save = async (): Promise<void> => {
    if (!isWritable) return
    const changed = {
      ...(words.trim() !== start.text && { text: words.trim() }),
      ...(desc.trim() !== start.desc && { desc: desc.trim() }),
    }
    const failed = Object.keys(changed).length === 0 ? null : await onSave(changed)
    setMistake(failed)
    if (failed === null) onClose()
  }
  return (
    <form
      className={classes.fields}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput
        autoFocus
        label={text.subText}
        error={excess > 0 && shared.tooLong(excess)}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <TextInput
        label={text.description}
        error={descExcess > 0 && shared.tooLong(descExcess)}
        value={desc}
        onChange={(event) => setDesc(event.currentTarget.value)}
      />
      <MistakeAlert message={mistake} />
      <div className={classes.buttons}>
        <Button variant="default" size="sm" onClick={onClose}>
          {ui.cancel}
        </Button>
        <Button type="submit" size="sm" disabled={!isWritable}>
          {ui.save}
        </Button>
      </div>
    </form>
  )
}
