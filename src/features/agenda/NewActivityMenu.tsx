import { Button, Menu } from '@mantine/core'
import { IconBulb, IconPlus } from '@tabler/icons-react'
import { useText } from '#ui/useText.ts'
import { agendaText } from './text.ts'
import type { AgendaActs } from './useAgendaActs.ts'
import classes from './Agenda.module.css'

/** Adds an activity to the end of the agenda and opens it. */
export function NewActivityMenu({ acts }: { acts: AgendaActs }) {
  const text = useText(agendaText)
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <Button
          fullWidth
          variant="light"
          className={classes.new ?? ''}
          px="xs"
          leftSection={<IconPlus size={18} />}
          disabled={!acts.isConnected}
          title={acts.isConnected ? undefined : text.needsConnection}
        >
          {text.newActivity}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconBulb size={22} />}
          onClick={() => void acts.create('brainstorm', text.brainstorm)}
        >
          {text.brainstorm}
          <div className={classes.newHint}>{text.brainstormHint}</div>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
