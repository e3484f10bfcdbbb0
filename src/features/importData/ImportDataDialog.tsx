import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { DragEvent } from 'react'
import { readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import type { AgendaPart } from '#domain/state.ts'
import { useDocument } from '#sync/documents.ts'
import { useDerived } from '#sync/useDoc.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { ChoiceList } from '#ui/ChoiceList.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/DialogForm.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useText } from '#ui/useText.ts'
import { textsIn } from './cellSelection.ts'
import type { CellSelection } from './cellSelection.ts'
import { DataStep } from './DataStep.tsx'
import { FileStep } from './FileStep.tsx'
import classes from './ImportData.module.css'
import { importDataText } from './importDataText.ts'
import { additionsOf, chosenOrOnly, destinations, lackOf } from './importPlan.ts'
import type { Destination, ImportChoice } from './importPlan.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { sheetLimits } from './sheet.ts'
import { useImport } from './useImport.ts'
import { useSheetFile } from './useSheetFile.ts'

const nothing: ImportChoice = { destination: null, topicIds: [], questionIds: [] }

/** Brings texts of a sheet into a brainstorm, as topics, questions or answers. SPEC N1 to N4. */
export function ImportDataDialog({ part, onClose }: { part: AgendaPart; onClose: () => void }) {
  const text = useText(importDataText)
  const { doc } = useDocument('desk', part.objectId)
  const topics = useDerived(doc, [roots.topics, roots.topicText, roots.topicDeleted], readTopics)
  const questions = useDerived(
    doc,
    [roots.questions, roots.questionText, roots.questionDeleted],
    readQuestions,
  )
  const { file, choose } = useSheetFile()
  const [shown, setShown] = useState(0)
  const [selection, setSelection] = useState<CellSelection | null>(null)
  const [choice, setChoice] = useState(nothing)
  const { state, failures, waiting, start, cancel } = useImport(part.objectId)
  const change = (some: Partial<ImportChoice>): void => setChoice((now) => ({ ...now, ...some }))

  const sheet = file.status === 'read' ? file.sheets[shown] : undefined
  const texts = sheet ? textsIn(sheet, selection) : []
  const fault = file.status === 'reading' ? null : file.fault
  const lack = lackOf(choice, texts.length)
  const chooseFile = (files: File[]): void => {
    setShown(0)
    setSelection(null)
    choose(files)
  }
  const close = (): void => (state.status === 'running' ? cancel() : onClose())
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    if (state.status === 'idle') chooseFile([...event.dataTransfer.files])
  }
  const optionsOf = (list: readonly { id: string; text: string | null }[]) =>
    list.map(({ id, text: words }) => ({ id, label: words ?? '' }))

  return (
    <AppDialog title={text.title} onClose={close} isLarge>
      {state.status !== 'idle' ? (
        <ImportProgress {...{ state, failures, waiting, onClose }} onCancel={cancel} />
      ) : (
        <DialogForm
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
          onSubmit={(event) => {
            event.preventDefault()
            start(additionsOf(texts, choice))
          }}
        >
          <MistakeAlert message={fault && text.faults[fault]} />
          <FileStep file={file} onChoose={chooseFile} />
          {file.status === 'reading' && <Text role="status">{text.reading}</Text>}
          {file.status === 'read' && (
            <>
              <DataStep
                {...{ sheets: file.sheets, shown, selection, texts, onSelect: setSelection }}
                onShow={(place) => {
                  setShown(place)
                  setSelection(null)
                }}
              />
              <div className={classes.steps}>
                <ChoiceList
                  title={text.selectDestination}
                  options={destinations.map((id) => ({ id, label: text.destinations[id] }))}
                  chosen={choice.destination === null ? [] : [choice.destination]}
                  onChange={([id]) =>
                    change({
                      destination: id as Destination,
                      topicIds: chosenOrOnly(choice.topicIds, topics),
                      questionIds: chosenOrOnly(choice.questionIds, questions),
                    })
                  }
                />
                {choice.destination === 'answers' && (
                  <>
                    <ChoiceList
                      title={text.selectTopics}
                      isMany
                      options={optionsOf(topics)}
                      chosen={choice.topicIds}
                      onChange={(topicIds) => change({ topicIds })}
                    />
                    <ChoiceList
                      title={text.selectQuestions}
                      isMany
                      options={optionsOf(questions)}
                      chosen={choice.questionIds}
                      onChange={(questionIds) => change({ questionIds })}
                    />
                  </>
                )}
              </div>
              <MistakeAlert message={lack === 'fewer' ? text.tooMuch(sheetLimits.texts) : null} />
              {lack !== null && lack !== 'fewer' && (
                <Text size="sm" c="dimmed" mt="md">
                  {text.lacks[lack]}
                </Text>
              )}
            </>
          )}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {text.cancel}
            </Button>
            <SubmitButton disabled={lack !== null}>{text.import}</SubmitButton>
          </DialogActions>
        </DialogForm>
      )}
    </AppDialog>
  )
}
