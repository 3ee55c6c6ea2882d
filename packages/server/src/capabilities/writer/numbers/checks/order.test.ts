import { describe, expect, it } from "vitest";
import { kindsIn } from "../testing/foundIn.ts";

describe("what lies outside the time of the project", () => {
  it.each([
    [
      "The project runs from 1 April 2027 to 30 June 2028.",
      "A day with talks in September 2028, as part of the project.",
    ],
    [
      "O projeto decorre de 1 de janeiro a 30 de setembro de 2027.",
      "O projeto fecha com um desfile no adro, a 11 de novembro de 2027.",
    ],
    ["Das Projekt läuft vom 1. Januar 2027 bis 30. September 2027.", "Es endet mit einem Umzug am 11. November 2027."],
  ])("is named: %s %s", (...texts) => {
    expect(kindsIn(...texts)).toContain("order");
  });
});

describe("what follows on something that has not begun", () => {
  it.each([
    [
      "We plan eight courses.",
      "The first course starts on 14 April 2027.",
      "In February 2027 a college will interview everyone who took part in the courses.",
    ],
    [
      "We train teachers.",
      "The training runs from May 2027 to July 2027.",
      "The evaluation of the training is in March 2027.",
    ],
    [
      "Wir planen Kurse.",
      "Der erste Kurs beginnt am 14. April 2027.",
      "Im Februar 2027 werden alle befragt, die den Kurs besucht haben.",
    ],
    [
      "Nous préparons des ateliers.",
      "Les ateliers commencent le 14 avril 2027.",
      "L'évaluation des ateliers aura lieu en février 2027.",
    ],
    [
      "Hacemos talleres.",
      "Los talleres empiezan el 14 de abril de 2027.",
      "La evaluación de los talleres será en febrero de 2027.",
    ],
  ])("is named: %s %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["order"]);
  });

  it.each([
    [
      "We plan eight courses.",
      "The first course starts on 14 April 2027.",
      "In July 2027 a college will interview everyone who took part in the courses.",
    ],
    [
      "We plan eight courses.",
      "The course starts on 14 April 2027.",
      "A pilot of the course was in January 2027; its evaluation followed in February 2027.",
    ],
    [
      "We plan eight courses.",
      "The course starts on 14 April 2027.",
      "An evaluation of the garden is planned for February 2027.",
    ],
    [
      "We plan eight courses.",
      "The course starts on 14 April 2027.",
      "Before it, in February 2027, we assess who needs a course.",
    ],
  ])("is not seen in: %s %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });

  it.each([
    [
      "We restore the mill.",
      "The works run from June 2027 to October 2027.",
      "The mill opens its doors on 15 May 2027.",
    ],
    ["Nous restaurons le moulin.", "Les travaux durent de juin à octobre 2027.", "Ouverture au public : 15 mai 2027."],
  ])("so are rooms that open before the works are done: %s %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual(["order"]);
  });

  it.each([
    [
      "We restore the mill.",
      "The works run from June 2027 to October 2027.",
      "The mill opens its doors on 15 November 2027.",
    ],
    [
      "We restore the mill.",
      "The works run from June 2027 to October 2027.",
      "The works were opened to visitors on 15 July 2027.",
    ],
  ])("but not: %s %s %s", (...texts) => {
    expect(kindsIn(...texts)).toEqual([]);
  });
});
