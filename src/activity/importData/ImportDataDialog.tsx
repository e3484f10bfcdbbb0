import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { DragEvent } from 'react'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { rowsIn, textsIn } from './cellSelection.ts'
import type { CellSelection } from './cellSelection.ts'
import { DataStep } from './DataStep.tsx'
import { FileStep } from './FileStep.tsx'
import classes from './ImportData.module.css'
import { importDataText } from './importDataText.ts'
import { lackOf } from './importTarget.ts'
import type { ImportedItem, ImportTarget } from './importTarget.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { sheetLimits } from './sheet.ts'
import { useImport } from './useImport.ts'
import { useSheetFile } from './useSheetFile.ts'

export interface ImportDataDialogProps<Addition extends ImportedItem> {
  target: ImportTarget<Addition>
  onClose: () => void
}

/** Imports texts of a sheet into an activity; the kind decides what they become. SPEC N1 to N4 */
export function ImportDataDialog<Addition extends ImportedItem>(props: ImportDataDialogProps<Addition>) {
  const { target, onClose } = props
  const { longest, additionsOf, table } = target
  const text = useText(importDataText)
  const ui = useText(uiText)
  const { file, choose } = useSheetFile()
  /** Index of the sheet that was chosen; otherwise the first that is not hidden. */
  const [chosen, setChosen] = useState<number | null>(null)
  const [selection, setSelection] = useState<CellSelection | null>(null)
  const { state, start, cancel, ...progress } = useImport(target)

  const sheets = file.status === 'read' ? file.sheets : []
  const first = Math.max(
    0,
    sheets.findIndex(({ isHidden }) => !isHidden),
  )
  const shown = chosen ?? first
  const sheet = sheets[shown]
  const texts = sheet ? textsIn(sheet, selection) : []
  const rows = sheet ? rowsIn(sheet, selection) : []
  const fault = file.status === 'reading' ? null : file.fault
  const lack = lackOf(target, texts.length, rows.length)
  const additions = lack === null ? additionsOf(texts, rows) : []
  const chooseFile = (files: File[]): void => {
    setChosen(null)
    setSelection(null)
    choose(files)
  }
  const close = (): void => (state.status === 'running' ? cancel() : onClose())
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    if (state.status === 'idle') chooseFile([...event.dataTransfer.files])
  }

  return (
    <AppDialog title={text.title} onClose={close} isLarge>
      {state.status !== 'idle' ? (
        <ImportProgress {...{ state, ...progress, onClose }} arrived={table?.arrived} onCancel={cancel} />
      ) : (
        <DialogForm
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
          onSubmit={(event) => {
            event.preventDefault()
            table?.begin(rows)
            start(additions, table?.leftOut(rows))
          }}
        >
          <MistakeAlert message={fault && text.faults[fault]} />
          <FileStep file={file} onChoose={chooseFile} />
          {file.status === 'reading' && <Text role="status">{text.reading}</Text>}
          {file.status === 'read' && (
            <>
              <DataStep
                {...{ sheets, shown, selection, texts, onSelect: setSelection }}
                // What is too long for a table is told with the rest that does not fit.
                longest={table ? Infinity : longest}
                onShow={(place) => {
                  setChosen(place)
                  setSelection(null)
                }}
              />
              <div className={classes.steps}>{target.steps}</div>
              {rows.length > 0 && table?.about(rows)}
              <MistakeAlert message={lack === 'fewer' ? text.tooMuch(sheetLimits.texts) : null} />
              {lack !== null && lack !== 'fewer' && (
                <Text size="sm" c="dimmed" mt="md">
                  {lack === 'texts' ? text.noTexts : target.lack}
                </Text>
              )}
            </>
          )}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {ui.cancel}
            </Button>
            <SubmitButton disabled={additions.length === 0}>{text.import}</SubmitButton>
          </DialogActions>
        </DialogForm>
      )}
    </AppDialog>
  )
}
