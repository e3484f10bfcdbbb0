import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { boardRoots } from '#domain/brainstorm/roots.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { ChoiceList } from '#ui/inputs/ChoiceList.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { brainstormText } from '../text.ts'
import { activityText } from '#activity/text.ts'
import { useMaySee } from '#activity/session/role.ts'
import type { Brainstorm } from '../useBrainstorm.ts'

export interface SelectTopicDialogProps {
  brainstorm: Brainstorm
  topicId: string
  onSelect: (topicId: string) => void
  onClose: () => void
}

/** A list of all topics of a brainstorm to jump to; topics locked for participants have a lock. SPEC P4 */
export function SelectTopicDialog({ brainstorm, topicId, onSelect, onClose }: SelectTopicDialogProps) {
  const text = useText(brainstormText)
  const shared = useText(activityText)
  const { cancel } = useText(uiText)
  const [chosen, setChosen] = useState(topicId)
  const seesAll = useMaySee('all')
  const { topics, board } = brainstorm
  const flags = useDerived(board, [boardRoots.flags], (doc) => new Set(boardRoots.flags(doc).keys()))
  const lockWords = seesAll ? shared.lockedForParticipants : text.lockedShort
  return (
    <AppDialog title={text.selectTopic} onClose={onClose}>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault()
          onSelect(chosen)
          onClose()
        }}
      >
        <ChoiceList
          title={text.topic}
          isTitleHidden
          isFirst
          options={topics.map((topic, index) => ({
            id: topic.id,
            label: topic.text ?? text.topicNumber(index + 1),
            ...((topic.text === null || flags.has(flagNames.topicHidden(topic.id))) && {
              hint: lockWords,
              icon: <IconLock size={16} aria-hidden="true" />,
            }),
          }))}
          chosen={[chosen]}
          onChange={([id]) => id !== undefined && setChosen(id)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {cancel}
          </Button>
          <SubmitButton>{text.selectTopic}</SubmitButton>
        </DialogActions>
      </DialogForm>
    </AppDialog>
  )
}
