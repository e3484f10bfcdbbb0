import { Button, NativeSelect } from '@mantine/core'
import { IconDownload, IconFileTypeCsv, IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { GenerateTokenDocument } from '#api/operations/export.ts'
import type { PartId } from '#domain/ids.ts'
import * as sessionMessages from '#domain/messages/sessions.ts'
import { faceOf } from '#activity/face.ts'
import { useFaces } from '#activity/faces.tsx'
import { useCanCall } from '#sync/room/connection.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import { ExportWay } from './ExportWay.tsx'
import classes from './ExportDialog.module.css'
import { exportText } from './exportText.ts'
import { saveExport } from './saveExport.ts'
import { SaveAsTemplate } from './SaveAsTemplate.tsx'

/** "Export input": the files that a facilitator can download. SPEC V1, M7. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const text = useText(exportText)
  const ui = useText(uiText)
  const language = useLanguage()
  const { workshopId } = useRoom()
  const call = useCall()
  const { agenda, workshop } = useStateDocument()
  const isOffline = !useCanCall()
  const faces = useFaces()
  const activities = agenda.filter((part) => faceOf(faces, part)?.hasTasks)
  const [chosen, setChosen] = useState<PartId | null>(null)
  const activity = activities.find(({ id }) => id === chosen) ?? activities[0]
  const act = useAct(
    (work: () => Promise<void>) => work(),
    () => sessionMessages.exportFailed,
  )

  const download = async (pathOf: (token: string) => string, fallbackName: string): Promise<void> => {
    const { generateToken } = await call(GenerateTokenDocument, { workshopId })
    const token = generateToken.token?.token
    if (token === undefined) throw new Error('no token for an export')
    notify(text.saved(await saveExport(pathOf(token), fallbackName)), 'good')
  }
  const asSheet = (): Promise<void> => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const asked = new URLSearchParams({ zone: timeZone, language })
    return download((token) => `export/${workshopId}/${token}?${asked.toString()}`, `${workshopId}.xlsx`)
  }
  const asIssues = (partId: PartId): Promise<void> =>
    download((token) => `exportjira/${workshopId}/${partId}/${token}`, `jira ${workshopId}.csv`)
  const cannot = isOffline || act.isBusy

  return (
    <AppDialog title={text.title} isWide onClose={onClose}>
      <p className={classes.hint}>{isOffline ? ui.needsConnection : text.hint}</p>
      <div className={classes.ways}>
        <ExportWay icon={<IconTable size={24} />} name={text.sheet} about={text.sheetHint}>
          <Button
            data-autofocus={!cannot || undefined}
            leftSection={<IconDownload size={18} />}
            aria-label={text.downloadOf(text.sheet)}
            disabled={cannot}
            onClick={() => void act.run(asSheet)}
          >
            {text.download}
          </Button>
        </ExportWay>
        <ExportWay icon={<IconFileTypeCsv size={24} />} name={text.csv} about={text.csvHint}>
          {activity ? (
            <>
              <NativeSelect
                className={classes.activity ?? ''}
                size="sm"
                label={text.activity}
                value={activity.id}
                data={activities.map(({ id, partName }) => ({
                  value: id,
                  label: `${agenda.findIndex((part) => part.id === id) + 1}. ${partName || ui.unnamed}`,
                }))}
                onChange={(event) => setChosen(event.currentTarget.value)}
              />
              <Button
                variant="default"
                leftSection={<IconDownload size={18} />}
                aria-label={text.downloadOf(text.csv)}
                disabled={cannot}
                onClick={() => void act.run(() => asIssues(activity.id))}
              >
                {text.download}
              </Button>
            </>
          ) : (
            <p className={classes.about}>{text.noActivity}</p>
          )}
        </ExportWay>
        {!workshop.template && <SaveAsTemplate {...{ isOffline, onClose }} />}
      </div>
      <MistakeAlert message={act.mistake} />
    </AppDialog>
  )
}
