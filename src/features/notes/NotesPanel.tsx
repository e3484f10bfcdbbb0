import { ActionIcon, Title } from '@mantine/core'
import { IconNotes, IconX } from '@tabler/icons-react'
import { useLocation } from 'react-router-dom'
import { partAt } from '#domain/workshop/paths.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { NotesField } from './NotesField.tsx'
import classes from './NotesPanel.module.css'
import { notesText } from './notesText.ts'

/** The notes of the activity on this screen, beside it. */
export function NotesPanel({ onClose }: { onClose: () => void }) {
  const text = useText(notesText)
  const labels = useText(labelText)
  const { agenda } = useStateDocument()
  const mayWrite = useMayDo('arrange')
  const { pathname } = useLocation()
  const part = partAt(pathname, agenda)
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <Title order={2} size="h3">
          {labels.presenterNotes}
        </Title>
        <ActionIcon size={40} aria-label={text.close} onClick={onClose}>
          <IconX size={20} />
        </ActionIcon>
      </div>
      {part ? (
        <NotesField key={part.objectId} part={part} mayWrite={mayWrite} />
      ) : (
        <EmptyState icon={<IconNotes size={28} />} title={text.none} hint={text.noneHint} />
      )}
    </div>
  )
}
