import { Button, Menu } from '@mantine/core'
import { IconFileImport, IconLayoutGrid, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { createPath } from '#domain/workshop/paths.ts'
import type { ActivityChoice } from '#activity/choice.ts'
import { useRoom } from '#sync/room/room.tsx'
import { lazyDialog, lazyPart } from '#ui/loading/lazyPart.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { buildText } from '../buildText.ts'
import type { AgendaActs } from '../useAgendaActs.ts'
import classes from '../Agenda.module.css'

const ActivityPreview = lazyPart(async () => ({
  default: (await import('./ActivityPreview.tsx')).ActivityPreview,
}))
const ImportActivityDialog = lazyDialog(async () => ({
  default: (await import('./ImportActivityDialog.tsx')).ImportActivityDialog,
}))

export interface NewActivityMenuProps {
  choices: readonly ActivityChoice[]
  acts: AgendaActs
}

/** Adds an activity to the end of the agenda and opens it; the picture of one at a time is beside the menu. */
export function NewActivityMenu({ choices, acts }: NewActivityMenuProps) {
  const text = useText(buildText)
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const [isImporting, setImporting] = useState(false)
  const [pictured, setPictured] = useState<ActivityChoice | null>(null)
  return (
    <>
      <Menu position="bottom-start" width={350} onClose={() => setPictured(null)}>
        <Menu.Target>
          <Button
            fullWidth
            variant="light"
            className={classes.new ?? ''}
            px="xs"
            leftSection={<IconPlus size={18} />}
            disabled={!acts.isConnected}
            title={acts.isConnected ? undefined : ui.needsConnection}
          >
            {text.newActivity}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.choices}>
            {choices.map((choice) => (
              <Choice key={choice.text.id} {...{ choice, acts }} onLookedAt={() => setPictured(choice)} />
            ))}
            <Menu.Divider />
            <Menu.Item leftSection={<IconFileImport size={20} />} onClick={() => setImporting(true)}>
              {text.importActivity}
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={createPath(workshopId)}
              leftSection={<IconLayoutGrid size={20} />}
            >
              {text.allActivities}
            </Menu.Item>
          </div>
          {pictured && (
            <div className={classes.preview} aria-hidden="true">
              <ActivityPreview key={pictured.text.id} choice={pictured} />
            </div>
          )}
        </Menu.Dropdown>
      </Menu>
      {isImporting && <ImportActivityDialog acts={acts} onClose={() => setImporting(false)} />}
    </>
  )
}

interface ChoiceProps {
  choice: ActivityChoice
  acts: AgendaActs
  /** The pointer or the focus is on it. */
  onLookedAt: () => void
}

function Choice({ choice, acts, onLookedAt }: ChoiceProps) {
  const { title, hint } = useText(choice.text)
  return (
    <Menu.Item
      leftSection={<choice.Icon size={22} />}
      onFocus={onLookedAt}
      onMouseEnter={onLookedAt}
      onClick={() => void acts.create(choice, title)}
    >
      {title}
      <div className={classes.newHint}>{hint}</div>
    </Menu.Item>
  )
}
