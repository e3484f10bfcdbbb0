import { Button, Menu } from '@mantine/core'
import { IconBulb, IconFileImport, IconLayoutGrid, IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { createPath } from '#domain/paths.ts'
import { useRoom } from '#sync/room.tsx'
import { lazyDialog } from '#ui/lazyPart.tsx'
import { useText } from '#ui/useText.ts'
import { ActivityPreview } from './ActivityPreview.tsx'
import { activityTypes } from './activityTypes.ts'
import { buildText } from './buildText.ts'
import type { AgendaActs } from './useAgendaActs.ts'
import classes from './Agenda.module.css'

const ImportActivityDialog = lazyDialog(async () => ({
  default: (await import('./ImportActivityDialog.tsx')).ImportActivityDialog,
}))

/** Adds an activity to the end of the agenda and opens it; a picture of each appears beside the menu. */
export function NewActivityMenu({ acts }: { acts: AgendaActs }) {
  const text = useText(buildText)
  const { workshopId } = useRoom()
  const [isImporting, setImporting] = useState(false)
  return (
    <>
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
          {activityTypes.map((type) => (
            <div key={type.name} className={classes.choice}>
              <Menu.Item leftSection={<IconBulb size={22} />} onClick={() => void acts.create(type)}>
                {text.types[type.name].title}
                <div className={classes.newHint}>{text.types[type.name].hint}</div>
              </Menu.Item>
              <div className={classes.preview} aria-hidden="true">
                <ActivityPreview type={type} />
              </div>
            </div>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconFileImport size={20} />} onClick={() => setImporting(true)}>
            {text.importActivity}
          </Menu.Item>
          <Menu.Item component={Link} to={createPath(workshopId)} leftSection={<IconLayoutGrid size={20} />}>
            {text.allActivities}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isImporting && (
        <Suspense>
          <ImportActivityDialog acts={acts} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
