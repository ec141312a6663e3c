/** What things of the evaluation's shop are like: colours, materials, for whom, in five languages, and their keys. */
import type { Language } from '../../../server/catalog/products/prompt/interpretation.ts'
import { LANGUAGES } from './things.ts'

export type Says = Readonly<Record<Language, string>>

/** key | en | sv | de | fr | es */
export const COLOURS = table(`
red | red | röd | rot | rouge | rojo
blue | blue | blå | blau | bleu | azul
green | green | grön | grün | vert | verde
black | black | svart | schwarz | noir | negro
white | white | vit | weiß | blanc | blanco
grey | grey | grå | grau | gris | gris
yellow | yellow | gul | gelb | jaune | amarillo
`)
export const MATERIALS = table(`
cotton | cotton | bomull | Baumwolle | coton | algodón
wool | wool | ull | Wolle | laine | lana
leather | leather | läder | Leder | cuir | cuero
linen | linen | linne | Leinen | lin | lino
silk | silk | siden | Seide | soie | seda
oak | oak | ek | Eiche | chêne | roble
steel | steel | stål | Stahl | acier | acero
glass | glass | glas | Glas | verre | vidrio
`)
export const WHOM = table(`
women | women | dam | Damen | femme | mujer
men | men | herr | Herren | homme | hombre
kids | kids | barn | Kinder | enfant | niños
`)
/** The names of the members of customProperties, as shops of these languages call them. */
export const KEYS = table(`
colour | Color | färg | Farbe | couleur | color
material | Material | material | Material | matière | material
size | Size | storlek | Größe | taille | talla
whom | gender | kön | Geschlecht | genre | género
sku | sku | artikelnummer | Artikelnummer | référence | referencia
`)

function table(text: string): Readonly<Record<string, Says>> {
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((row) => {
        const [key = '', ...cells] = row.split(' | ')
        // One cell for each language, as the tables are written.
        return [
          key,
          Object.fromEntries(LANGUAGES.map((language, n) => [language, cells[n] ?? ''])) as unknown as Says,
        ]
      }),
  )
}
