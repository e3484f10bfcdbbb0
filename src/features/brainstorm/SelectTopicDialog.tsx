import { Button } from '@mantine/core'
import { useState } from 'react'
import type { TopicView } from '#domain/brainstorm/read.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { ChoiceList } from '#ui/ChoiceList.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { useText } from '#ui/useText.ts'
import { brainstormText } from './text.ts'

export interface SelectTopicDialogProps {
  topics: TopicView[]
  topicId: string
  onSelect: (topicId: string) => void
  onClose: () => void
}

/** All topics of a brainstorm, to go to one of them. */
export function SelectTopicDialog({ topics, topicId, onSelect, onClose }: SelectTopicDialogProps) {
  const text = useText(brainstormText)
  const [chosen, setChosen] = useState(topicId)
  return (
    <AppDialog title={text.selectTopic} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSelect(chosen)
          onClose()
        }}
      >
        <ChoiceList
          title={text.topic}
          isFirst
          options={topics.map((topic) => ({ id: topic.id, label: topic.text ?? text.lockedShort }))}
          chosen={[chosen]}
          onChange={([id]) => id !== undefined && setChosen(id)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit">{text.selectTopic}</Button>
        </DialogActions>
      </form>
    </AppDialog>
  )
}
