import { ProjectorSpotlight } from '#activity/projector/ProjectorSpotlight.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { NamedSection } from '../place/useOrganizeVoting.ts'
import { AgreementOnItem } from '../results/ItemAgreement.tsx'
import type { ResultRow } from '../results/useSortedItems.ts'
import classes from './ProjectorOrganize.module.css'
import { projectorOrganizeText } from './projectorOrganizeText.ts'

export interface ProjectorItemProps {
  row: ResultRow
  sections: readonly NamedSection[]
  /** Everybody may see where people placed it. */
  isTold: boolean
}

/** The presented item alone, with how far people agree about it once everybody may see that. */
export function ProjectorItem({ row, sections, isTold }: ProjectorItemProps) {
  const text = useText(projectorOrganizeText)
  return (
    <>
      <ProjectorSpotlight answer={row} label={text.item} />
      {isTold && (
        <div className={classes.agreement}>
          <AgreementOnItem {...{ row, sections }} />
        </div>
      )}
    </>
  )
}
