import { Button, UnstyledButton } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '#ui/lazyPart.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useText } from '#ui/useText.ts'
import { ActivityPreview } from './ActivityPreview.tsx'
import { activityTypes } from './activityTypes.ts'
import { buildText } from './buildText.ts'
import { useAgendaActs } from './useAgendaActs.ts'
import classes from './CreatePage.module.css'

const ImportActivityDialog = lazyDialog(async () => ({
  default: (await import('./ImportActivityDialog.tsx')).ImportActivityDialog,
}))

/** `/workshop/{workshopId}/create`: which activity shall it be? */
export function CreatePage() {
  const text = useText(buildText)
  const acts = useAgendaActs()
  const [isImporting, setImporting] = useState(false)
  return (
    <div className={classes.page}>
      <PageHeading pageTitle={text.addActivity} />
      <p className={classes.hint}>{acts.isConnected ? text.chooserHint : text.needsConnection}</p>
      <ul className={classes.types}>
        {activityTypes.map((type) => (
          <li key={type.name}>
            <UnstyledButton
              className={classes.type}
              disabled={!acts.isConnected}
              onClick={() => void acts.create(type)}
            >
              <ActivityPreview type={type} />
              <span className={classes.title}>{text.types[type.name].title}</span>
              <span className={classes.about}>{text.types[type.name].hint}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<IconFileImport size={20} />}
        disabled={!acts.isConnected}
        onClick={() => setImporting(true)}
      >
        {text.importActivity}
      </Button>
      {isImporting && (
        <Suspense>
          <ImportActivityDialog acts={acts} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  )
}
