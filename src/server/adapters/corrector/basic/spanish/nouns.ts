import { list } from '#server/adapters/corrector/basic/rule.ts';

export type Gender = 'm' | 'f';

/** Masculine in spite of their -a, or by no ending that tells. */
const MASCULINE = new Set(
  list(`problema tema sistema programa idioma clima día mapa planeta poema drama diploma dilema síntoma sofá fantasma tranvía
  libro perro gato tiempo trabajo año amigo hermano hijo niño chico dinero carro coche mundo pueblo campo barrio equipo juego partido verano invierno museo
  parque hotel pan país mes tren restaurante padre hombre lugar fin ojo pelo cuerpo baño cuarto piso edificio video vídeo momento viaje avión vuelo río lago
  árbol plato vino almuerzo desayuno cumpleaños abuelo tío primo esposo novio grupo tipo ejemplo gobierno estado estilo futuro pasado concierto teatro deporte
  fútbol café té arroz queso pescado pollo supermercado mercado correo teléfono periódico ejercicio examen semestre curso maestro médico centro bosque cielo sol
  mar agosto enero jardín sueño premio regalo vestido zapato sombrero lápiz papel cine baile gimnasio apartamento dormitorio camino puente negocio`),
);
/** Feminine, by no ending that tells. */
const FEMININE = new Set(
  list(`mano foto moto radio gente noche tarde calle clase leche suerte sangre carne llave nave nube parte muerte mente fuente serie flor sal miel piel red
  pared sed mujer madre navidad ley voz vez luz paz cruz casa familia vida escuela comida playa ciudad semana hora persona amiga hermana hija niña chica cosa
  película música historia montaña fiesta mesa cama cocina puerta ventana tienda biblioteca universidad iglesia plaza isla cultura lengua palabra pregunta idea
  ropa camisa abuela tía prima esposa novia guitarra pelota carrera tarea novela cena fruta cerveza risa sonrisa vista piscina arena tierra guerra naturaleza
  manera forma experiencia importancia bebida lluvia nieve bicicleta computadora maestra profesora ensalada sopa manzana naranja verdura carta receta compra oficina
  empresa reunión excursión mañana`),
);
/** Feminine, but with “el” in the singular: el agua. */
export const TONIC_A = new Set(list('agua alma arma águila área aula hambre hada ancla ala hacha ave arca habla alba'));

const FEMININE_ENDING = /(?:ción|sión|xión|ciones|siones|dad|dades|tad|tades|tud|umbre|eza|ezas)$/;
const MASCULINE_ENDING = /(?:aje|ajes|dor|dores)$/;

const singularOf = (word: string): string => {
  if (/(?:[dlnr]|[aeo]z)es$/.test(word)) return word.slice(0, -2);
  return /[aeoé]s$/.test(word) ? word.slice(0, -1) : word;
};

/** The gender of a noun, only where it is certain. */
export function genderOf(word: string): Gender | undefined {
  const lower = word.toLowerCase();
  const forms = [lower, singularOf(lower), lower.replace(/s$/, ''), lower.replace(/ces$/, 'z')];
  if (forms.some((form) => MASCULINE.has(form))) return 'm';
  if (forms.some((form) => FEMININE.has(form)) || FEMININE_ENDING.test(lower)) return 'f';
  return MASCULINE_ENDING.test(lower) ? 'm' : undefined;
}

/** Whether a noun is certainly plural or singular, by its ending. */
export const isPlural = (word: string): boolean =>
  /[aeiouáéíóúdlnrzj]s$/i.test(word) &&
  !/^(?:mes|país|cumpleaños|lunes|martes|miércoles|jueves|viernes|crisis)$/i.test(word);
