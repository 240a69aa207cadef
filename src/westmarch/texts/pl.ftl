### Co mówi sam dom, po polsku: błędy serwera i wiersze terminala.

name-and = i
name-or = lub
