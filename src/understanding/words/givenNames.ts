/** Names that differ from another, or from a word of ours, by a letter: nobody's misspelling. */
export const givenNames: readonly string[] = `
  adele adela aisha alain alan alana albert alberta alice alicia aline alina amina amine amelia amelie anna anne annie andre andrea andree anita antoine antonia arnaud
  beatrice bella bertha bertin blaise carla carlo carlos carol carole caroline carolina catherine cathy cecile cecilia celine charles charlene charlie charlotte christian christiane christina christine clara claire claude clement clementine
  daniel daniela daniele danielle david davide denis denise diana diane dominic dominique edith edouard eliane elisa elise ella ellen emil emile emilie emily emma emmanuel emmanuelle eric erica esther eva eve
  fabrice felix felicia ferdinand florence francis francois francoise frank franck fred gabriel gabrielle george georges georgette georgia gerald geraldine gerard gilbert gilles gracie gregory helen helena helene henri henry herve hilda
  ibrahim irene isabel isabelle ivan jack jacques jacqueline james jane janet jean jeanne jeannette jeremy jerome jessica joan joanna joel joelle john jonas jonathan joseph josephine josiane judith jules julia julian julie julien juliette
  karen karine kevin laura laure laurent laurence lea leo leon leonie leonard liliane linda lisa lise louis louisa louise luc lucas lucie lucy lydia lydie
  marc marcel marcelle marcia marco marcus margaret maria mariam mariama marian mariane marianne marie marina marine mario marion marius mark marlene marta martha marthe martial martin martina martine mary mathias matthew maurice max maxime michael michel michele michelle mireille miriam monica monique
  nadia nadine natalie nathalie nelly nicholas nicolas nicole nina noel noella norbert odette olive oliver olivia olivier oscar pascal pascale patrice patricia patrick paul paula paule paulette paulin paulina pauline paulo peter philip philippe pierre pierrette
  rachel raoul raymond rebecca regina regine rene renee richard rita robert roberta roger roland romain rosa rose rosalie rosine ruth sabine sally salome sam samantha sammy samuel samuela sandra sandrine sara sarah serge silvia simon simone solange sonia sophia sophie stella stephan stephane stephanie stephen steven suzanne sylvain sylvia sylvie
  abebe chidi destiny faith favour mercy mushi njeri owusu precious prince salim selam
  teresa theodore theresa therese thierry thomas timothy valentin valentine valerie vanessa vera veronica veronique victor victoria vincent violet violette virginia virginie viviane vivian wilfred william xavier yannick yves yvette yvonne zoe
`
  .trim()
  .split(/\s+/);
