import { useMemo, useRef, useState } from 'react'
import type { ImportTarget } from '#activity/importData/importTarget.ts'
import { useSendAct } from '#activity/overlay/useSendAct.ts'
import { activityText } from '#activity/text.ts'
import { newId } from '#api/newId.ts'
import { CreateOrganizeItemDocument, CreateOrganizeSectionDocument } from '#api/operations/organize.ts'
import type { ObjectId, SectionId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import type { AnyMessage } from '#domain/message.ts'
import { tooManyItems } from '#domain/messages/organize.ts'
import { itemType, sectionType } from '#domain/organize/items.ts'
import { ChoiceList } from '#ui/inputs/ChoiceList.tsx'
import { useText } from '#ui/texts/useText.ts'
import { unsortedId } from '../copy/copyScope.ts'
import { organizeText } from '../text.ts'
import { useOrganize } from '../useOrganize.ts'
import { fitOf, guessedColumns, looksLikeHeading } from './fit.ts'
import type { ImportColumns, ImportedRow, ImportFit, LeftOut, SheetTexts } from './fit.ts'
import { importText } from './importText.ts'
import { RowsStep } from './RowsStep.tsx'

/**
 * Imports rows of a sheet as items, through the same calls that people make; also offline. Sections that are missing are
 * made before. SPEC N3, N4, OR2
 */
export function useImportTarget(objectId: ObjectId): ImportTarget<ImportedRow> {
  const text = useText(importText)
  const plain = useText(organizeText)
  const { loading } = useText(activityText)
  const { sections, items, unsortedName, isKnown } = useOrganize(objectId)
  const send = useSendAct(objectId)
  const [into, setInto] = useState(unsortedId)
  /** Null until the person chose: then the sheet decides. */
  const [heading, setHeading] = useState<boolean | null>(null)
  const [chosen, setChosen] = useState<ImportColumns | null>(null)
  const run = useRef<{ fit: ImportFit; made: ReadonlyMap<string, SectionId> } | null>(null)
  const itemCount = items.length
  return useMemo(() => {
    const intoId = sections.find(({ id }) => id === into)?.id ?? null
    const isHeading = (sheet: SheetTexts): boolean => heading ?? looksLikeHeading(sheet)
    const columnsOf = (sheet: SheetTexts): ImportColumns => {
      const width = sheet[0]?.length ?? 0
      const isThere = chosen && Object.values(chosen).every((at: number | null) => (at ?? 0) < width)
      return isThere ? chosen : guessedColumns(sheet, isHeading(sheet))
    }
    const fit = (sheet: SheetTexts): ImportFit =>
      fitOf(
        sheet,
        { isHeading: isHeading(sheet), columns: columnsOf(sheet) },
        { sections, itemCount, into: intoId },
      )
    const why: Record<LeftOut['why'], AnyMessage> = { ...text.why, full: tooManyItems(limits.organizeItems) }
    const createSection = (name: string): [string, SectionId] => {
      const id = newId()
      send({
        document: CreateOrganizeSectionDocument,
        variables: { id, organizeId: objectId, name },
        ...{ label: text.labelSection, text: name },
        effect: { does: 'create', type: sectionType.kind, id, fields: { text: name } },
      })
      return [name, id]
    }
    return {
      steps: (
        <ChoiceList
          title={text.into}
          options={sections.map((section) => ({
            id: section.id ?? unsortedId,
            label: section.id === null ? unsortedName : section.text,
          }))}
          chosen={[intoId ?? unsortedId]}
          onChange={([id]) => setInto(id ?? unsortedId)}
        />
      ),
      lack: isKnown ? null : loading,
      // No more than fit are added.
      countOf: (_texts, rowCount) => Math.min(rowCount, limits.organizeItems),
      additionsOf: (_texts, sheet) => fit(sheet).rows,
      longest: limits.postDesc,
      table: {
        about: (sheet) => (
          <RowsStep
            first={sheet[0] ?? []}
            columns={columnsOf(sheet)}
            onColumns={setChosen}
            isHeading={isHeading(sheet)}
            onHeading={(isOn) => setHeading(isOn)}
            fit={fit(sheet)}
          />
        ),
        leftOut: (sheet) => fit(sheet).left.map((left) => ({ text: left.text, message: why[left.why] })),
        begin(sheet) {
          const now = fit(sheet)
          run.current = { fit: now, made: new Map(now.newSections.map(createSection)) }
        },
        end: () => undefined,
        arrived: (added) => text.arrived(added, run.current?.made.size ?? 0),
      },
      add: async ({ text: written, desc, section }) => {
        const id = newId()
        const madeId =
          section !== null && typeof section === 'object' ? run.current?.made.get(section.name) : null
        const sectionId = madeId ?? (typeof section === 'string' ? section : null)
        send({
          document: CreateOrganizeItemDocument,
          variables: { id, organizeId: objectId, text: written, description: desc, sectionId },
          ...{ label: plain.labelNew, text: written },
          effect: {
            ...{ does: 'create', type: itemType.kind, id, fields: { text: written, desc } },
            // It waits for its section.
            ...(madeId && { under: madeId }),
          },
        })
        return id
      },
    }
  }, [
    text,
    plain,
    loading,
    sections,
    itemCount,
    unsortedName,
    isKnown,
    objectId,
    send,
    into,
    heading,
    chosen,
  ])
}
