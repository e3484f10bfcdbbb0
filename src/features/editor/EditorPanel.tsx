import { ActionIcon, Tabs, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { createPath, partAt } from '#domain/workshop/paths.ts'
import { useFace } from '#activity/faces.tsx'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { editorText } from './text.ts'
import classes from './EditorPanel.module.css'

export interface EditorPanelProps {
  settings: ReactNode
  /** Shown while the activity's settings load. */
  loading: ReactNode
  onClose: () => void
}

type Tab = 'activity' | 'settings'

/**
 * The panel at the right: settings of the activity on the screen and of the session. While an activity is being added,
 * only the session's settings are shown.
 *
 * @see SPEC M6
 */
export function EditorPanel({ settings, loading, onClose }: EditorPanelProps) {
  const text = useText(editorText)
  const labels = useText(labelText)
  const { pathname } = useLocation()
  const { workshopId } = useRoom()
  const { agenda } = useStateDocument()
  const part = partAt(pathname, agenda)
  const isAdding = pathname === createPath(workshopId)
  const [tab, setTab] = useState<Tab>('activity')
  const Panel = useFace(part)?.Editor
  const close = (
    <ActionIcon size={40} aria-label={text.close} onClick={onClose} className={classes.close ?? ''}>
      <IconX size={20} />
    </ActionIcon>
  )
  if (isAdding) {
    return (
      <div className={classes.panel}>
        <div className={classes.head}>
          <Title order={2} className={classes.title ?? ''}>
            {text.addActivity}
          </Title>
          {close}
        </div>
        <div className={classes.content}>{settings}</div>
      </div>
    )
  }
  return (
    <Tabs
      className={classes.panel ?? ''}
      value={tab}
      onChange={(value) => setTab(value === 'settings' ? 'settings' : 'activity')}
      keepMounted={false}
    >
      <div className={classes.head}>
        <Tabs.List grow className={classes.tabs ?? ''}>
          <Tabs.Tab value="activity">{text.editActivity}</Tabs.Tab>
          <Tabs.Tab value="settings">{labels.settings}</Tabs.Tab>
        </Tabs.List>
        {close}
      </div>
      <Tabs.Panel value="activity" className={classes.content ?? ''}>
        {part && Panel ? (
          <Suspense fallback={loading}>
            <Panel key={part.id} part={part} />
          </Suspense>
        ) : (
          <Text c="dimmed" size="sm">
            {part ? text.noPanel : text.nothingToEdit}
          </Text>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="settings" className={classes.content ?? ''}>
        {settings}
      </Tabs.Panel>
    </Tabs>
  )
}
