/** What is called a state and is one: elsewhere the word is also for how far an order has come. Pure. */
import { foldAccents } from '../../lib/text.ts'
import { tokensOf } from './payload/tokens.ts'

/** Words for a state that are also for the state of anything. */
const AMBIGUOUS = new Set('state states stato estado etat stan code name'.split(' '))
/** Of countries whose forms ask for a state. */
const NAMES = new Set(
  (
    'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota ' +
    'mississippi missouri montana nebraska nevada newhampshire newjersey newmexico newyork northcarolina northdakota ohio oklahoma oregon pennsylvania rhodeisland southcarolina southdakota tennessee texas utah ' +
    'vermont virginia washington westvirginia wisconsin wyoming districtofcolumbia puertorico ' +
    'newsouthwales victoria queensland southaustralia westernaustralia tasmania northernterritory ' +
    'jalisco puebla sonora chihuahua yucatan oaxaca veracruz guanajuato queretaro chiapas sinaloa nuevoleon quintanaroo ciudaddemexico ' +
    'saopaulo riodejaneiro minasgerais bahia parana pernambuco ceara goias riograndedosul santacatarina distritofederal ' +
    'maharashtra karnataka tamilnadu kerala gujarat delhi telangana westbengal uttarpradesh rajasthan punjab'
  ).split(' '),
)

/** Parts of the world, and of who rents out computers. */
const WORLD = /^(?:eu|us|uk|na|sa|emea|apac|latam|nordics?|dach|global|world(?:wide)?|[a-z]{2}-[a-z]+-?\d*)$/i

/** Whether a region with no place beside it may be the state of anything: "open". */
export function isStateOfAnything(label: string, text: string): boolean {
  const isState = tokensOf(label).every((word) => AMBIGUOUS.has(word))
  const isOne = /^[A-Z]{2}$/.test(text) || NAMES.has(foldAccents(text).replaceAll(/[^a-z]/g, ''))
  return WORLD.test(text) || (isState && !isOne)
}
