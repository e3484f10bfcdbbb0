import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import type { ActivityChoice } from '#activity/choice.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { ChoiceCard } from './ChoiceCard.tsx'
import { buildText } from '../buildText.ts'
import { useAgendaActs } from '../useAgendaActs.ts'
import classes from './CreatePage.module.css'

const ImportActivityDialog = lazyDialog(async () => ({
  default: (await import('./ImportActivityDialog.tsx')).ImportActivityDialog,
}))

/** `/workshop/{workshopId}/create`: choose the type of a new activity. */
export function CreatePage({ choices }: { choices: readonly ActivityChoice[] }) {
  const text = useText(buildText)
  const ui = useText(uiText)
  const acts = useAgendaActs()
  const [isImporting, setImporting] = useState(false)
  return (
    <div className={classes.page}>
      <PageHeading pageTitle={text.addActivity} />
      <p className={classes.hint}>{acts.isConnected ? text.chooserHint : ui.needsConnection}</p>
      <ul className={classes.types}>
        {choices.map((choice) => (
          <li key={choice.text.id}>
            <ChoiceCard
              choice={choice}
              isDisabled={!acts.isConnected}
              onChoose={(title) => void acts.create(choice, title)}
            />
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
      {isImporting && <ImportActivityDialog acts={acts} onClose={() => setImporting(false)} />}
    </div>
  )
}
