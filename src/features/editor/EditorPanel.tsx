import { ActionIcon, Tabs, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { activityKind } from '#domain/content.ts'
import type { ActivityKind } from '#domain/content.ts'
import { createPath, partAt } from '#domain/paths.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import type { ActivityPanelProps } from '#ui/session/sidePanel.ts'
import { useText } from '#ui/useText.ts'
import { editorText } from './text.ts'
import classes from './EditorPanel.module.css'

export interface EditorPanelProps {
  /** What edits an activity, by its kind. */
  panels: Partial<Record<ActivityKind, ComponentType<ActivityPanelProps>>>
  settings: ReactNode
  onClose: () => void
}

type Tab = 'activity' | 'settings'

/**
 * The panel at the right: the activity on the screen and the session's settings; while an activity is being added, the
 * settings alone.
 *
 * @see specification, part 2, section 2: Activity editor
 */
export function EditorPanel({ panels, settings, onClose }: EditorPanelProps) {
  const text = useText(editorText)
  const { pathname } = useLocation()
  const { workshopId } = useRoom()
  const { agenda } = useStateDocument()
  const part = partAt(pathname, agenda)
  const isAdding = pathname === createPath(workshopId)
  const [tab, setTab] = useState<Tab>('activity')
  const kind = part && activityKind(part.content)
  const Panel = kind ? panels[kind] : undefined
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
          <Tabs.Tab value="settings">{text.settings}</Tabs.Tab>
        </Tabs.List>
        {close}
      </div>
      <Tabs.Panel value="activity" className={classes.content ?? ''}>
        {part && Panel ? (
          <Panel key={part.id} part={part} />
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
