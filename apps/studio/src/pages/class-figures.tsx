import { useParams } from 'react-router'
import { ClassFigures } from '../features/figures/class-figures.tsx'

export function ClassFiguresPage() {
  const { tag = '' } = useParams()
  return <ClassFigures tag={tag} />
}
