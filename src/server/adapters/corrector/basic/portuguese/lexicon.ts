import { list } from '#server/adapters/corrector/basic/rule.ts';

/* Everyday nouns by gender. A plural that does not follow from the ending stands after a colon. */

export const MASCULINE =
  list(`livro menino amigo irmão:irmãos pai avô:avós tio primo filho marido namorado professor aluno médico vizinho homem rapaz bebê senhor gato cachorro cão:cães cavalo pássaro peixe animal
  ano mês dia minuto segundo século tempo momento fim:fins começo domingo sábado verão:verões inverno outono aniversário feriado passeio almoço jantar café:cafés chá:chás pão:pães leite queijo feijão:feijões
  bolo doce suco vinho açúcar sal ovo frango presunto prato copo garfo tomate limão:limões mamão:mamões sorvete chocolate biscoito lanche supermercado mercado restaurante bar hotel hospital escritório banco teatro cinema museu parque
  jardim prédio apartamento quarto banheiro corredor telhado muro chão:chãos tapete espelho sofá:sofás armário fogão:fogões travesseiro cobertor lençol telefone celular computador jogo filme programa:programas problema sistema tema
  idioma clima mapa planeta poema drama diploma dilema sintoma fantasma telefonema pijama panorama emprego trabalho salário dinheiro preço cartão:cartões bilhete ingresso passaporte ônibus:ônibus carro trem avião:aviões barco táxi metrô:metrôs
  caminho lugar país:países mundo bairro rio mar lago céu sol vento fogo monte campo bosque deserto corpo braço pé:pés olho nariz cabelo rosto dedo dente coração:corações estômago pescoço joelho ombro sangue osso
  sapato vestido casaco chapéu:chapéus óculos:óculos relógio anel guarda-chuva:guarda-chuvas bolso papel caderno lápis:lápis quadro dicionário exame teste exercício curso semestre texto conto artigo jornal erro exemplo número nome endereço
  sonho medo amor ódio desejo prazer orgulho barulho silêncio riso sorriso abraço beijo presente conselho segredo assunto motivo resultado projeto plano encontro convite casamento concerto show espetáculo jogador time clube
  futebol esporte tênis:tênis gol violão:violões piano disco som:sons vídeo mensageiro correio pacote lixo governo estado partido rei soldado policial ladrão:ladrões advogado engenheiro enfermeiro cozinheiro garçom:garçons
  costume hábito perfume volume legume tipo modo jeito lado meio centro grupo pedaço resto futuro passado casal herói:heróis vestibular estágio contrato andar elevador aeroporto porto ponto sinal trânsito acidente`);

export const FEMININE =
  list(`casa menina amiga irmã:irmãs mãe avó:avós tia prima filha esposa namorada professora aluna médica vizinha mulher moça senhora gata cachorra pessoa gente família criança turma equipe vida história semana hora manhã:manhãs tarde noite
  segunda-feira:segundas-feiras terça-feira:terças-feiras quarta-feira:quartas-feiras quinta-feira:quintas-feiras sexta-feira:sextas-feiras primavera festa viagem férias:férias tradição escola aula lição prova nota universidade faculdade biblioteca
  igreja loja farmácia padaria praia piscina montanha cidade vila rua praça estrada ponte ilha floresta árvore flor planta folha grama areia água chuva neve nuvem lua estrela terra natureza comida fruta maçã:maçãs banana laranja
  uva pera cebola batata cenoura salada sopa carne manteiga massa pizza sobremesa torta bebida cerveja garrafa xícara faca colher panela mesa cadeira cama porta janela parede cozinha sala garagem escada chave luz televisão geladeira
  foto fotografia música canção guitarra dança bola partida vitória roupa calça camisa camiseta saia blusa meia bolsa mala cor língua palavra frase pergunta resposta carta mensagem notícia página revista caneta tesoura
  cabeça mão:mãos perna boca orelha barriga pele voz dor febre doença saúde gripe alegria felicidade tristeza raiva saudade esperança paz guerra liberdade verdade mentira ideia coisa vez parte forma maneira razão questão
  situação conversa experiência informação reunião decisão opinião relação diferença importância paciência coragem imagem paisagem linguagem bagagem passagem bobagem aprendizagem vantagem empresa conta compra receita
  bicicleta moto rodoviária estação aldeia fazenda cultura arte ciência matemática religião política lei polícia rainha vaca galinha ovelha borboleta aranha formiga tartaruga surpresa sorte culpa ajuda dúvida
  chance dificuldade possibilidade oportunidade atividade realidade idade metade quantidade qualidade academia missa feira novela série piada brincadeira corrida caminhada tarefa lista agenda mudança infância juventude`);

/** Nouns that are also forms of verbs: after “o”, “a”, “os”, “as”, “nos” they may be verbs. */
export const VERB_LIKE = new Set(
  list(`ajuda visita conta contrato compra pergunta resposta casa janta almoço jantar trabalho jogo começo passeio beijo abraço encontro sonho conto caminho desejo amo convite estado partido ponto resto segredo presente meio plano
  corrida dança conversa mudança culpa dúvida forma parte marca nota prova planta lista corta para visto vista gosto canto choro erro acordo uso namora namorada ama toca vila`),
);

/** Substances and groups that have no plural here. */
export const UNCOUNTABLE = new Set(
  list(
    'gente água chuva comida dinheiro tempo trabalho leite arroz pão açúcar sal saúde raiva saudade paciência coragem fome sede medo sorte roupa ajuda informação música natureza trânsito',
  ),
);

/** Adjectives in -o/-a. */
export const ADJECTIVES_O =
  list(`bonito belo feio novo velho pequeno alto baixo longo curto largo estreito gordo magro branco preto amarelo vermelho roxo frio caro barato rico simpático antipático engraçado divertido cansado
  preocupado nervoso tranquilo animado tímido curioso preguiçoso famoso moderno antigo brasileiro americano italiano mexicano argentino perigoso delicioso gostoso saboroso maravilhoso lindo cheio vazio aberto fechado
  quebrado limpo sujo molhado seco fresco maduro azedo salgado pronto ocupado casado apaixonado público privado político clássico fantástico romântico perfeito necessário estranho certo errado sério próprio último próximo
  passado primeiro segundo terceiro favorito preferido querido educado carinhoso talentoso lotado animadíssimo bonitinho pequenininho ótimo péssimo rápido lento`);
/** Adjectives with a plural of their own only. */
export const ADJECTIVES_E =
  list(`grande feliz triste inteligente interessante importante difícil fácil verde azul jovem forte doce normal especial útil possível impossível terrível horrível incrível diferente elegante quente doente contente
  internacional natural tradicional nacional local grave breve recente paciente brilhante emocionante agradável confortável gentil legal leve pobre enorme gigante principal geral cultural musical responsável inesquecível`);
